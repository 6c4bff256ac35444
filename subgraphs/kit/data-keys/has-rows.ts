import type { Reader } from '../database.js';

/** Whether any of some tables has a row. */
export async function hasRows(reader: Reader, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) if ((await reader.query(`SELECT 1 FROM ${table} LIMIT 1`)).length > 0) return true;
  return false;
}
