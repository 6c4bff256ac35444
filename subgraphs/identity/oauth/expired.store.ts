import type { Instant } from '#kernel/clock.js';
import type { Database, Reader, Transaction } from '#subgraph-kit/database.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import { atMost, places } from '#subgraph-kit/statement.js';

/** What expires, with a name of each row. */
const EXPIRING = {
  oauth_code: 'hash', oauth_access_token: 'id', oauth_refresh_token: 'hash', oauth_grant: 'id', sign_in_session: 'token_hash', account_link: 'token_hash', invitation: 'token_hash',
} as const;

type ExpiringTable = keyof typeof EXPIRING;

/** What people sign in with, or are mailed. */
export const SIGN_IN_TABLES = ['sign_in_session', 'account_link', 'invitation'] as const satisfies readonly ExpiringTable[];

/** What apps hold; what belongs to a grant comes before it. */
export const GRANT_TABLES = ['oauth_code', 'oauth_access_token', 'oauth_refresh_token', 'oauth_grant'] as const satisfies readonly ExpiringTable[];

const BATCH = 200;

/** Remove the rows of some tables, one after the other, that expired by a time, some at a time in small transactions. Returns their number. */
export async function removeExpired(database: Database, tables: readonly ExpiringTable[], before: Instant): Promise<number> {
  let removed = 0;
  for (const table of tables) removed += await removeInBatches(database, {
    most: BATCH, find: (most) => expiredRows(database, table, { before, most }), remove: (transaction, names) => deleteExpired(transaction, table, { names, before }),
  });
  return removed;
}

/** How many sessions of people, and grants of apps, have not expired. */
export async function countHeld(reader: Reader, now: Instant): Promise<{ readonly sessions: number; readonly apps: number }> {
  const [sessions] = await reader.query<Counted>('SELECT COUNT(*) AS living FROM sign_in_session WHERE expires_at > ?', [now]);
  const [apps] = await reader.query<Counted>('SELECT COUNT(*) AS living FROM oauth_grant WHERE expires_at > ?', [now]);
  return { sessions: sessions?.living ?? 0, apps: apps?.living ?? 0 };
}

interface Counted {
  readonly living: number;
}

async function expiredRows(reader: Reader, table: ExpiringTable, { before, most }: { readonly before: Instant; readonly most: number }): Promise<readonly string[]> {
  const rows = await reader.query<{ readonly name: string }>(`SELECT ${EXPIRING[table]} AS name FROM ${table} WHERE expires_at <= ? ${atMost(most)}`, [before]);
  return rows.map(({ name }) => name);
}

const deleteExpired = (transaction: Transaction, table: ExpiringTable, { names, before }: { readonly names: readonly string[]; readonly before: Instant }): Promise<number> =>
  transaction.execute(`DELETE FROM ${table} WHERE ${EXPIRING[table]} IN (${places(names.length)}) AND expires_at <= ?`, [...names, before]);
