import type { ColumnValue } from '#subgraph-kit/statement.js';
import type { Database, Reader } from '#subgraph-kit/database.js';
import { tablesOf } from './stored-rows.js';

type Row = Readonly<Record<string, ColumnValue>>;

/** All rows of a database by table. */
export type DatabaseState = ReadonlyMap<string, readonly Row[]>;

/** What a database holds. */
export async function stateOf(database: Reader): Promise<DatabaseState> {
  const state = new Map<string, readonly Row[]>();
  for (const name of await tablesOf(database)) state.set(name, (await database.query<Row>(`SELECT * FROM ${name}`)).toSorted(byText));
  return state;
}

/** The tables in which two states differ. */
export const changedTables = (a: DatabaseState, b: DatabaseState): string[] => [...a.keys()].filter((name) => JSON.stringify(a.get(name)) !== JSON.stringify(b.get(name)));

/** Puts rows back as they were. */
export async function restore(database: Database, { from, to }: { from: DatabaseState; to: DatabaseState }): Promise<void> {
  const changed = changedTables(from, to);
  if (changed.length === 0) return;
  await database.inTransaction(async (transaction) => {
    for (const name of changed) {
      await transaction.execute(`DELETE FROM ${name}`);
      for (const row of to.get(name) ?? []) await transaction.execute(`INSERT INTO ${name} (${Object.keys(row).join()}) VALUES (${Object.keys(row).map(() => '?').join()})`, Object.values(row));
    }
  });
}

const byText = (a: Row, b: Row): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
