import { quoted, type ColumnValue } from '#subgraph-kit/statement.js';
import type { Database, Reader } from '#subgraph-kit/database.js';
import { tablesOf } from './stored-rows.js';

type Row = Readonly<Record<string, ColumnValue>>;

/** The rows of a table, and all that they say. */
interface TableState {
  readonly rows: readonly Row[];
  readonly text: string;
  /** Where the server has sums of tables. */
  readonly checksum: string | undefined;
}

/** All rows of a database by table. */
export type DatabaseState = ReadonlyMap<string, TableState>;

/** What a database holds. Of tables whose sums are as before nothing is read. */
export async function stateOf(database: Reader, before?: DatabaseState): Promise<DatabaseState> {
  const names = before ? [...before.keys()] : await tablesOf(database);
  const sums = await checksums(database, names);
  const state = new Map<string, TableState>();
  for (const name of names) {
    const [known, checksum] = [before?.get(name), sums.get(name)];
    state.set(name, known && checksum !== undefined && known.checksum === checksum ? known : { ...await readTable(database, name), checksum });
  }
  return state;
}

/** The server's own sum of each table's rows; SQLite has none. */
async function checksums(database: Reader, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (database.dialect === 'sqlite') return new Map();
  const sums = await database.query<{ Table: string; Checksum: unknown }>(`CHECKSUM TABLE ${names.join()}`);
  return new Map(sums.map(({ Table: name, Checksum: sum }) => [name.slice(name.indexOf('.') + 1), String(sum)]));
}

async function readTable(database: Reader, name: string): Promise<Pick<TableState, 'rows' | 'text'>> {
  const rows = await database.query<Row>(`SELECT * FROM ${name}`);
  return { rows, text: rows.map((row) => JSON.stringify(row)).sort().join('\n') };
}

/** The tables in which two states differ. */
export const changedTables = (a: DatabaseState, b: DatabaseState): string[] => [...a].flatMap(([name, { text }]) => (text === b.get(name)?.text ? [] : [name]));

/** Puts rows back as they were. */
export async function restore(database: Database, { from, to }: { from: DatabaseState; to: DatabaseState }): Promise<void> {
  const changed = changedTables(from, to);
  if (changed.length === 0) return;
  await database.inTransaction(async (transaction) => {
    for (const name of changed) {
      await transaction.execute(`DELETE FROM ${name}`);
      for (const row of to.get(name)?.rows ?? []) await transaction.execute(`INSERT INTO ${name} (${Object.keys(row).map(quoted).join()}) VALUES (${Object.keys(row).map(() => '?').join()})`, Object.values(row));
    }
  });
}
