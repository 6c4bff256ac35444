import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Account } from '../accounts/account.js';
import { toAccount } from '../accounts/account.store.js';
import type { AccountRow } from '../accounts/account.table.js';
import { MEMBERSHIP_COLUMNS, toMemberships, type Membership, type MembershipRow } from '../people/membership.store.js';
import type { PersonRow } from '../people/person.table.js';
import { OAUTH_ACCESS_TOKEN, OAUTH_REFRESH_TOKEN } from './oauth.table.js';

/** Who an access token speaks for. */
export interface AccessTokenHolder {
  readonly grantId: string;
  /** The name of the client; empty for one of our own tools. */
  readonly clientName: string;
  readonly isRevoked: boolean;
  /** When the grant was last used, to the minute. */
  readonly lastUsedAt: Instant | null;
  readonly account: Account;
  readonly memberships: readonly Membership[];
}

interface HolderRow extends MembershipRow, Omit<AccountRow, keyof PersonRow> {
  readonly grant_id: string;
  readonly revoked: number;
  readonly last_used_at: Instant | null;
  readonly client_name: string;
}

/** 1 for a token that was revoked, itself or with its grant. */
const REVOKED = 'CASE WHEN t.revoked_at IS NULL AND g.ended_at IS NULL THEN 0 ELSE 1 END AS revoked';

/** The state of an access token with its person and their companies, in one statement because it is read at every call; undefined for one that was never issued or is forgotten, or whose person is in no company. */
export async function accessTokenHolder(reader: Reader, id: string): Promise<AccessTokenHolder | undefined> {
  const rows = await reader.query<HolderRow>(
    `SELECT t.grant_id, g.last_used_at, COALESCE(o.name, '') AS client_name, ${REVOKED}, a.locale, a.picture_url, a.email_verified_at, a.active_company_id, ${MEMBERSHIP_COLUMNS}
     FROM oauth_access_token t JOIN oauth_grant g ON g.id = t.grant_id JOIN person p ON p.account_id = g.account_id JOIN account a ON a.id = p.account_id JOIN company c ON c.id = p.company_id
       LEFT JOIN oauth_client o ON o.id = g.client_id
     WHERE t.id = ? ORDER BY p.company_id`, [id]);
  const [row] = rows;
  return row && {
    grantId: row.grant_id, clientName: row.client_name, isRevoked: row.revoked !== 0, lastUsedAt: row.last_used_at, account: toAccount({ ...row, id: row.account_id }), memberships: toMemberships(reader, rows),
  };
}

/** Whether an access token was issued and not revoked, and its account is there. */
export async function accessTokenCounts(reader: Reader, id: string): Promise<boolean> {
  const [row] = await reader.query<Pick<HolderRow, 'revoked'>>(`SELECT ${REVOKED} FROM oauth_access_token t JOIN oauth_grant g ON g.id = t.grant_id JOIN account a ON a.id = g.account_id WHERE t.id = ?`, [id]);
  return row?.revoked === 0;
}

interface NewToken {
  readonly grantId: string;
  readonly expiresAt: Instant;
}

/** Store the state of a new access token. */
export const insertAccessToken = (transaction: Transaction, { id, grantId, expiresAt }: NewToken & { readonly id: string }): Promise<void> =>
  transaction.insert(OAUTH_ACCESS_TOKEN, [{ id, grant_id: grantId, expires_at: expiresAt, revoked_at: null }]);

/** Revoke an access token: it is refused from the commit on. */
export const revokeAccessToken = (transaction: Transaction, id: string, at: Instant): Promise<number> =>
  transaction.execute('UPDATE oauth_access_token SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL', [at, id]);

/** A stored refresh token. */
export interface RefreshToken extends NewToken {
  readonly hash: string;
  readonly rotatedAt: Instant | null;
  /** When it got one more pair after its rotation. */
  readonly gracedAt: Instant | null;
}

interface RefreshRow {
  readonly hash: string;
  readonly grant_id: string;
  readonly expires_at: Instant;
  readonly rotated_at: Instant | null;
  readonly graced_at: Instant | null;
}

/** A refresh token by the hash of its text. */
export async function refreshTokenByHash(reader: Reader, hash: string): Promise<RefreshToken | undefined> {
  const [row] = await reader.query<RefreshRow>('SELECT hash, grant_id, expires_at, rotated_at, graced_at FROM oauth_refresh_token WHERE hash = ?', [hash]);
  return row && { hash: row.hash, grantId: row.grant_id, expiresAt: row.expires_at, rotatedAt: row.rotated_at, gracedAt: row.graced_at };
}

/** Store a new refresh token. */
export const insertRefreshToken = (transaction: Transaction, { hash, grantId, expiresAt }: NewToken & { readonly hash: string }): Promise<void> =>
  transaction.insert(OAUTH_REFRESH_TOKEN, [{ hash, grant_id: grantId, expires_at: expiresAt, rotated_at: null, graced_at: null }]);

/** The same, locked until the end of the transaction: of uses at the same time each sees what the one before it did. */
export async function lockedRefreshToken(transaction: Transaction, hash: string): Promise<RefreshToken | undefined> {
  const found = await transaction.execute('UPDATE oauth_refresh_token SET rotated_at = rotated_at WHERE hash = ?', [hash]);
  return found === 0 ? undefined : refreshTokenByHash(transaction, hash);
}

/** Rotate a refresh token, or use its grace; false where another call was first. */
export const useRefreshToken = async (transaction: Transaction, { hash, rotatedAt }: RefreshToken, at: Instant): Promise<boolean> =>
  await transaction.execute(rotatedAt === null
    ? 'UPDATE oauth_refresh_token SET rotated_at = ? WHERE hash = ? AND rotated_at IS NULL'
    : 'UPDATE oauth_refresh_token SET graced_at = ? WHERE hash = ? AND graced_at IS NULL', [at, hash]) > 0;
