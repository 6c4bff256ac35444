import type { Session } from './session.js';
import { inChunks, upsertStatement, type ColumnValue, type Dialect, type InsertRow, type KeyedTable } from './statement.js';

/** Rows to add to those with their keys. */
interface Added {
  readonly dialect: Dialect;
  readonly table: KeyedTable;
  /** The columns that are added to; the others are overwritten. */
  readonly sum: readonly string[];
  readonly rows: readonly InsertRow[];
}

/** Insert rows or, where their primary key exists, add to them. Where statements cost no way to a server each row is updated by itself, at half of what an INSERT that conflicts costs SQLite, and what was not there is inserted. */
export async function accumulate({ run, runEach }: Pick<Session, 'run' | 'runEach'>, { dialect, table, sum, rows }: Added): Promise<void> {
  const missing = runEach ? await notUpdated(runEach, { table, sum, rows }) : rows;
  await inChunks(missing, (chunk) => upsertStatement(dialect, table, { sum, rows: chunk }), run);
}

async function notUpdated(runEach: NonNullable<Session['runEach']>, { table: { name, primaryKey: key }, sum, rows }: Omit<Added, 'dialect'>): Promise<readonly InsertRow[]> {
  const [first] = rows;
  if (!first) return [];
  const changed = Object.keys(first).filter((column) => !key.includes(column));
  const sets = changed.map((column) => `${column} = ${sum.includes(column) ? `${column} + ` : ''}?`).join();
  const columns = [...changed, ...key];
  const found = await runEach(`UPDATE ${name} SET ${sets} WHERE ${key.map((column) => `${column} = ?`).join(' AND ')}`, rows.map((row) => columns.map((column): ColumnValue => row[column] ?? null)));
  return rows.filter((_, at) => found[at] === 0);
}
