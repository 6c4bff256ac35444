import Sqlite from 'better-sqlite3';
import { createPool } from 'mysql2/promise';
import type { DatabaseLocation } from '#kernel/config.js';

type Value = string | number | Buffer | null;
type Row = Record<string, string | number | Buffer | null>;

/** A database through its bare driver. */
export interface Sql {
  readonly mysql: boolean;
  read(sql: string, values: readonly Value[]): Promise<Row[]>;
  /** Statements that commit together. */
  write(work: (run: (sql: string, values: readonly Value[]) => Promise<Row[]>) => Promise<void>): Promise<void>;
}

/** The bare driver of a location. */
export const bareDriver = (location: DatabaseLocation): Sql => (location.kind === 'sqlite' ? sqlite(location.file) : mysql(location.url));

function sqlite(file: string): Sql {
  const database = new Sqlite(file, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const statements = new Map<string, Sqlite.Statement>();
  const run = (sql: string, values: readonly Value[]): Promise<Row[]> => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    if (statement.reader) return Promise.resolve(statement.all(...values) as Row[]);
    statement.run(...values);
    return Promise.resolve([]);
  };
  return {
    mysql: false,
    read: run,
    write: async (work) => {
      database.exec('BEGIN IMMEDIATE');
      await work(run);
      database.exec('COMMIT');
    },
  };
}

function mysql(url: string): Sql {
  const pool = createPool({ uri: url, connectionLimit: 10, dateStrings: true, decimalNumbers: true, charset: 'utf8mb4_bin' });
  return {
    mysql: true,
    read: async (sql, values) => (await pool.query(sql, [...values]))[0] as Row[],
    write: async (work) => {
      const connection = await pool.getConnection();
      await connection.query('START TRANSACTION');
      await work(async (sql, values) => (await connection.query(sql, [...values]))[0] as Row[]);
      await connection.query('COMMIT');
      connection.release();
    },
  };
}
