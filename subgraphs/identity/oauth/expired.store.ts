import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';

/** What expires, with the name of its key. */
const EXPIRING = { oauth_code: 'hash', oauth_access_token: 'id', oauth_refresh_token: 'hash', oauth_grant: 'id' } as const;

/** A table whose rows expire. */
export type ExpiringTable = keyof typeof EXPIRING;

/** Tables whose rows expire; what belongs to a grant comes before it. */
export const EXPIRING_TABLES = ['oauth_code', 'oauth_access_token', 'oauth_refresh_token', 'oauth_grant'] as const satisfies readonly ExpiringTable[];

/** The keys of some rows that expired before a time. */
export async function expiredRows(reader: Reader, table: ExpiringTable, { before, most }: { readonly before: Instant; readonly most: number }): Promise<readonly string[]> {
  const rows = await reader.query<{ readonly name: string }>(`SELECT ${EXPIRING[table]} AS name FROM ${table} WHERE expires_at < ? ${atMost(most)}`, [before]);
  return rows.map(({ name }) => name);
}

/** Delete rows that expired before a time. */
export const deleteExpired = (transaction: Transaction, table: ExpiringTable, { names, before }: { readonly names: readonly string[]; readonly before: Instant }): Promise<number> =>
  transaction.execute(`DELETE FROM ${table} WHERE ${EXPIRING[table]} IN (${places(names.length)}) AND expires_at < ?`, [...names, before]);
