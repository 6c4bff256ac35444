import type { Reader } from '#subgraph-kit/database.js';
import { storedRows } from '../kit/stored-rows.js';

/** How many rows each table has; with a word, those that contain it, and only the tables that have some. */
export async function countTables(database: Reader, word?: string): Promise<Readonly<Record<string, number>>> {
  const counted = Object.entries(await storedRows(database)).map(([name, rows]) => [name, word === undefined ? rows.length : rows.filter((row) => row.includes(word)).length] as const);
  return Object.fromEntries(word === undefined ? counted : counted.filter(([, rows]) => rows > 0));
}
