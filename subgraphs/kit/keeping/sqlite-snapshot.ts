import Sqlite from 'better-sqlite3';
import { APART, named, type SnapshotTable, type StoredValue, type TableSnapshot } from './table-snapshot.js';

/** A snapshot of an SQLite file, which is that of the moment of `pin`. */
export interface SqliteSnapshot extends TableSnapshot {
  /** Begin to read; of a snapshot that was pinned before, anew. */
  pin(): void;
  close(): void;
}

/** Open a file that another process may be writing. The connection only reads. */
export function sqliteSnapshot(file: string): SqliteSnapshot {
  const handle = new Sqlite(file, { fileMustExist: true });
  handle.pragma('query_only = ON');
  const all = <Row>(sql: string, ...parameters: string[]): Row[] => handle.prepare<string[], Row>(sql).all(...parameters);
  const columnsOf = (table: string): string[] => all<{ name: string }>('SELECT name FROM pragma_table_info(?)', table).map(({ name }) => name);
  return {
    pin() {
      if (handle.inTransaction) handle.exec('ROLLBACK');
      handle.exec('BEGIN');
      handle.prepare('SELECT COUNT(*) FROM sqlite_schema').get(); // a transaction sees the moment of its first read
    },
    tables: () => Promise.resolve(all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite^_%' ESCAPE '^' ORDER BY name")
      .filter(({ name }) => !APART.has(name)).map(({ name }) => ({ name, columns: columnsOf(name) }))),
    rows: (table) => rowsOf(handle, table),
    migrations: () => Promise.resolve(columnsOf('migrations').length === 0 ? [] : all<{ name: string }>('SELECT name FROM migrations ORDER BY id').map(({ name }) => name)),
    close: () => { handle.close(); },
  };
}

// eslint-disable-next-line typescript/require-await -- the driver is synchronous, the other one is not
async function* rowsOf(handle: Sqlite.Database, { name, columns }: SnapshotTable): AsyncIterable<readonly StoredValue[]> {
  yield* handle.prepare(`SELECT ${columns.map(named).join()} FROM ${named(name)}`).raw().iterate() as IterableIterator<StoredValue[]>;
}
