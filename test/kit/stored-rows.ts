import type { Reader } from '#subgraph-kit/database.js';

const TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
  mysql: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
} as const;

/** Every row of every table of a database, in an order of their own. */
export async function storedRows(database: Reader): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await database.query<{ name: string }>(TABLES[database.dialect]);
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) rows[name] = (await database.query(`SELECT * FROM ${name}`)).map((row) => JSON.stringify(row)).sort();
  return rows;
}
