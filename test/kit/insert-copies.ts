import type { Transaction } from '#subgraph-kit/database.js';
import { inChunks, insertStatement, type InsertRow } from '#subgraph-kit/statement.js';

/** Insert rows as they were read from a table of any name. */
export const insertCopies = (transaction: Transaction, table: string, rows: readonly InsertRow[]): Promise<void> =>
  inChunks(rows, (chunk) => insertStatement(table, chunk), (sql, parameters) => transaction.execute(sql, parameters));
