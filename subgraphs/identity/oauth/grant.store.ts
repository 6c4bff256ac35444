import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import { atMost } from '#subgraph-kit/statement.js';
import { lockAccount } from '../accounts/account.store.js';
import type { Grant } from './grant.js';
import { OAUTH_GRANT, OAUTH_GRANT_ROW, type OAuthGrantRow } from './oauth.table.js';
import { knownScopes } from './scope.js';

const MOST_ALLOWANCES = 500;

/** A grant by its id. */
export async function grantById(reader: Reader, id: string): Promise<Grant | undefined> {
  const [row] = await reader.query<OAuthGrantRow>(`SELECT ${OAUTH_GRANT_ROW.names} FROM oauth_grant WHERE id = ?`, [id]);
  return row && toGrant(row);
}

interface Living {
  readonly accountId: string;
  /** Of this client alone. */
  readonly clientId?: string;
  readonly now: Instant;
}

/** What a client may do for a person at this moment: grants of the same scopes count as one, however often the client asked. */
export interface Allowance extends Pick<Grant, 'clientId' | 'scopes' | 'lastUsedAt'> {
  /** When the first of them was made. */
  readonly createdAt: Instant;
}

type AllowanceRow = Pick<OAuthGrantRow, 'client_id' | 'scope' | 'created_at' | 'last_used_at'>;

/** What clients may do for a person, of grants that have not ended; those made last first. */
export async function livingGrants(reader: Reader, { accountId, clientId, now }: Living): Promise<readonly Allowance[]> {
  const { sql, parameters } = ofClient(clientId);
  const rows = await reader.query<AllowanceRow>(
    `SELECT client_id, scope, MIN(created_at) AS created_at, MAX(last_used_at) AS last_used_at FROM oauth_grant WHERE account_id = ?${sql} AND ended_at IS NULL AND expires_at > ?
     GROUP BY client_id, scope ORDER BY MAX(id) DESC ${atMost(MOST_ALLOWANCES)}`, [accountId, ...parameters, now]);
  return rows.map((row) => ({ clientId: row.client_id, scopes: knownScopes(row.scope), createdAt: row.created_at, lastUsedAt: row.last_used_at }));
}

/** Store a new grant. */
export const insertGrant = (transaction: Transaction, grant: Grant): Promise<void> =>
  transaction.insert(OAUTH_GRANT, [{
    id: grant.id, account_id: grant.accountId, client_id: grant.clientId, scope: grant.scopes.join(' '), auth_time: grant.authTime, created_at: grant.createdAt,
    expires_at: grant.expiresAt, ended_at: grant.endedAt, last_used_at: grant.lastUsedAt,
  }]);

/** Extend a grant to the end of its newest refresh token, which is a use of it. */
export const extendGrant = (transaction: Transaction, id: string, { expiresAt, at }: { readonly expiresAt: Instant; readonly at: Instant }): Promise<number> =>
  transaction.execute('UPDATE oauth_grant SET expires_at = ?, last_used_at = ? WHERE id = ?', [expiresAt, at, id]);

/** Record when a grant was used, unless a later time was recorded. */
export const writeGrantUse = (transaction: Transaction, { id }: Pick<Grant, 'id'>, at: Instant): Promise<number> =>
  transaction.execute('UPDATE oauth_grant SET last_used_at = ? WHERE id = ? AND (last_used_at IS NULL OR last_used_at < ?)', [at, id, at]);

/** End a grant: every token of it is refused from the commit on. */
export const endGrant = (transaction: Transaction, id: string, at: Instant): Promise<number> =>
  transaction.execute('UPDATE oauth_grant SET ended_at = ? WHERE id = ? AND ended_at IS NULL', [at, id]);

/**
 * End the grants of an account, or those that it gave one client, and what would give another. The account is locked, so that no code is issued meanwhile;
 * the codes go first: an exchange that took its code before has stored its grant by the time the codes are deleted.
 */
export async function endGrantsOf(transaction: Transaction, { accountId, clientId }: Omit<Living, 'now'>, at: Instant): Promise<void> {
  const { sql, parameters } = ofClient(clientId);
  await lockAccount(transaction, accountId, at);
  await transaction.execute(`DELETE FROM oauth_code WHERE account_id = ?${sql} AND grant_id IS NULL`, [accountId, ...parameters]);
  await transaction.execute(`UPDATE oauth_grant SET ended_at = ? WHERE account_id = ?${sql} AND ended_at IS NULL`, [at, accountId, ...parameters]);
}

const ofClient = (clientId: string | undefined): Condition => (clientId === undefined ? { sql: '', parameters: [] } : { sql: ' AND client_id = ?', parameters: [clientId] });

const toGrant = (row: OAuthGrantRow): Grant => ({
  id: row.id, accountId: row.account_id, clientId: row.client_id, scopes: knownScopes(row.scope), authTime: row.auth_time, createdAt: row.created_at,
  expiresAt: row.expires_at, endedAt: row.ended_at, lastUsedAt: row.last_used_at,
});
