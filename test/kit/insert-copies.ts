import type { Transaction } from '#subgraph-kit/database.js';
import { chunked, insertStatement, type InsertRow } from '#subgraph-kit/statement.js';

/** Insert rows as they were read from a table of any name. */
export async function insertCopies(transaction: Transaction, table: string, rows: readonly InsertRow[]): Promise<void> {
  for (const piece of chunked(rows)) {
    const { sql, parameters } = insertStatement(table, piece);
    await transaction.execute(sql, parameters);
  }
}
