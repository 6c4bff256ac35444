import type { Transaction } from './database.js';
import type { ColumnValue } from './statement.js';

/**
 * Rows of a SELECT that ends with `forUpdate`: on a server nobody else changes them until the transaction ends, and an attempt that is made again takes the same lock
 * before anything else, where the attempt before took it. Locks that an attempt took in another order than those beside it would wait for each other.
 */
export function lockedRows<Row>(transaction: Transaction, sql: string, parameters: readonly ColumnValue[]): Promise<Row[]> {
  if (transaction.dialect === 'mysql') transaction.noteLock(`${sql} ${parameters.join()}`, (again) => again.query(sql, parameters));
  return transaction.query<Row>(sql, parameters);
}
