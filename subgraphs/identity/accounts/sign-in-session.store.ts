import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { MOST_SESSIONS, type SignInSession } from './sign-in-session.js';
import { SIGN_IN_SESSION, SIGN_IN_SESSION_ROW, type SignInSessionRow } from './sign-in-session.table.js';

/** A session with the hash of its token, for the constant-time comparison. */
export interface KnownSession {
  readonly session: SignInSession;
  readonly hash: string;
}

/** The session with the hash of a token, expired or not. */
export async function sessionByHash(reader: Reader, hash: string): Promise<KnownSession | undefined> {
  const [row] = await reader.query<SignInSessionRow>(`SELECT ${SIGN_IN_SESSION_ROW.names} FROM sign_in_session WHERE token_hash = ?`, [hash]);
  return row && { session: toSession(row), hash: row.token_hash };
}

/** The sessions of an account that have not expired, newest first. */
export async function sessionsOf(reader: Reader, accountId: string, now: Instant): Promise<SignInSession[]> {
  const rows = await reader.query<SignInSessionRow>(
    `SELECT ${SIGN_IN_SESSION_ROW.names} FROM sign_in_session WHERE account_id = ? AND expires_at > ? ORDER BY id DESC ${atMost(MOST_SESSIONS)}`, [accountId, now]);
  return rows.map(toSession);
}

/** The sessions of some accounts that have not expired, newest first. */
export async function sessionsOfAccounts(reader: Reader, accountIds: readonly string[], now: Instant): Promise<SignInSession[]> {
  if (accountIds.length === 0) return [];
  const rows = await reader.query<SignInSessionRow>(`SELECT ${SIGN_IN_SESSION_ROW.names} FROM sign_in_session WHERE account_id IN (${places(accountIds.length)}) AND expires_at > ? ORDER BY account_id, id DESC`, [...accountIds, now]);
  return rows.map(toSession);
}

/** Store a new session; those of the account that expired, and the oldest beyond the most there may be, are removed. */
export async function insertSession(transaction: Transaction, session: SignInSession, hash: string): Promise<void> {
  await transaction.execute('DELETE FROM sign_in_session WHERE account_id = ? AND expires_at <= ?', [session.accountId, session.createdAt]);
  const kept = await sessionsOf(transaction, session.accountId, session.createdAt);
  await deleteSessions(transaction, session.accountId, kept.slice(MOST_SESSIONS - 1).map(({ id }) => id));
  await transaction.insert(SIGN_IN_SESSION, [{
    account_id: session.accountId, id: session.id, token_hash: hash, auth_time: session.authTime, created_at: session.createdAt,
    last_seen_at: session.lastSeenAt, expires_at: session.expiresAt, address: session.address, user_agent: session.userAgent,
  }]);
}

/** End the session with the hash of a token. */
export const deleteSession = (transaction: Transaction, hash: string): Promise<number> => transaction.execute('DELETE FROM sign_in_session WHERE token_hash = ?', [hash]);

/** End some sessions of an account; answers how many there were. */
export const deleteSessions = async (transaction: Transaction, accountId: string, ids: readonly string[]): Promise<number> =>
  (ids.length === 0 ? 0 : transaction.execute(`DELETE FROM sign_in_session WHERE account_id = ? AND id IN (${places(ids.length)})`, [accountId, ...ids]));

/** End every session of an account but one. */
export const deleteSessionsOf = (transaction: Transaction, accountId: string, but = ''): Promise<number> =>
  transaction.execute('DELETE FROM sign_in_session WHERE account_id = ? AND id <> ?', [accountId, but]);

/** Record when a session was seen, unless a later time was recorded. */
export const writeLastSeen = (transaction: Transaction, { accountId, id }: Pick<SignInSession, 'accountId' | 'id'>, at: Instant): Promise<number> =>
  transaction.execute('UPDATE sign_in_session SET last_seen_at = ? WHERE account_id = ? AND id = ? AND last_seen_at < ?', [at, accountId, id, at]);

const toSession = ({ id, account_id: accountId, auth_time: authTime, address, ...row }: SignInSessionRow): SignInSession =>
  ({ id, accountId, authTime, createdAt: row.created_at, lastSeenAt: row.last_seen_at, expiresAt: row.expires_at, address, userAgent: row.user_agent });
