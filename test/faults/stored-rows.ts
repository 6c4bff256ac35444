import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import type { DatabaseLocation } from '#kernel/config.js';

/** Reads a database directly with the test's own SQL. */
export interface OpenRows {
  rows<Row>(sql: string, parameters?: readonly string[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Open a database, to look at it again and again. */
export async function openRows(location: DatabaseLocation): Promise<OpenRows> {
  if (location.kind === 'sqlite') {
    const database = new Sqlite(location.file, { readonly: true });
    return {
      rows: <Row>(sql: string, parameters: readonly string[] = []) => Promise.resolve(database.prepare(sql).all(...parameters) as Row[]),
      close: () => Promise.resolve(database.close()).then(() => undefined),
    };
  }
  const connection = await createConnection(location.url);
  return {
    rows: async <Row>(sql: string, parameters: readonly string[] = []) => {
      const [rows] = await connection.query(sql, [...parameters]);
      return rows as Row[];
    },
    close: () => connection.end(),
  };
}

/** The rows of a database, read directly with the test's own SQL. */
export async function storedRows<Row>(location: DatabaseLocation, sql: string, parameters: readonly string[] = []): Promise<Row[]> {
  const opened = await openRows(location);
  try {
    return await opened.rows<Row>(sql, parameters);
  } finally {
    await opened.close();
  }
}
