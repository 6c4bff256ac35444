import type { Reader } from '#subgraph-kit/database.js';

const TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
  mysql: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
} as const;

/** The tables of a database. */
export const tablesOf = async (database: Reader): Promise<string[]> => (await database.query<{ name: string }>(TABLES[database.dialect])).map(({ name }) => name);

/** Every row of every table of a database, in an order of their own. */
export async function storedRows(database: Reader): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows: Record<string, string[]> = {};
  for (const name of await tablesOf(database)) rows[name] = (await database.query(`SELECT * FROM ${name}`)).map((row) => JSON.stringify(row)).sort();
  return rows;
}
