import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import type { DatabaseLocation } from '#kernel/config.js';

/** Write into a database directly with the test's own SQL, beside the product. */
export async function writtenRow(location: DatabaseLocation, sql: string, parameters: readonly (string | number)[]): Promise<void> {
  if (location.kind === 'sqlite') {
    const database = new Sqlite(location.file, { timeout: 10_000 });
    database.prepare(sql).run(...parameters);
    database.close();
    return;
  }
  const connection = await createConnection(location.url);
  await connection.query(sql, [...parameters]);
  await connection.end();
}
