import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import type { DatabaseLocation } from '#kernel/config.js';

/** The rows of a database, read directly with the test's own SQL. */
export async function storedRows<Row>(location: DatabaseLocation, sql: string, parameters: readonly string[] = []): Promise<Row[]> {
  if (location.kind === 'sqlite') {
    const database = new Sqlite(location.file, { readonly: true });
    try {
      return database.prepare(sql).all(...parameters) as Row[];
    } finally {
      database.close();
    }
  }
  const connection = await createConnection(location.url);
  try {
    const [rows] = await connection.query(sql, [...parameters]);
    return rows as Row[];
  } finally {
    await connection.end();
  }
}
