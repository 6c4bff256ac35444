import type { Instant } from '#kernel/clock.js';
import type { Database, Reader, Transaction } from '#subgraph-kit/database.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import { atMost, places } from '#subgraph-kit/statement.js';

/** What expires, with a name of each row. */
const EXPIRING = {
  oauth_code: 'hash', oauth_access_token: 'id', oauth_refresh_token: 'hash', oauth_grant: 'id', sign_in_session: 'token_hash', account_link: 'token_hash', invitation: 'token_hash',
} as const;

/** A table whose rows expire. */
export type ExpiringTable = keyof typeof EXPIRING;

const BATCH = 200;

/** Remove the rows of a table that expired by a time, some at a time in small transactions. Returns their number. */
export const removeExpired = (database: Database, table: ExpiringTable, before: Instant): Promise<number> => removeInBatches(database, {
  most: BATCH, find: (most) => expiredRows(database, table, { before, most }), remove: (transaction, names) => deleteExpired(transaction, table, { names, before }),
});

async function expiredRows(reader: Reader, table: ExpiringTable, { before, most }: { readonly before: Instant; readonly most: number }): Promise<readonly string[]> {
  const rows = await reader.query<{ readonly name: string }>(`SELECT ${EXPIRING[table]} AS name FROM ${table} WHERE expires_at <= ? ${atMost(most)}`, [before]);
  return rows.map(({ name }) => name);
}

const deleteExpired = (transaction: Transaction, table: ExpiringTable, { names, before }: { readonly names: readonly string[]; readonly before: Instant }): Promise<number> =>
  transaction.execute(`DELETE FROM ${table} WHERE ${EXPIRING[table]} IN (${places(names.length)}) AND expires_at <= ?`, [...names, before]);
