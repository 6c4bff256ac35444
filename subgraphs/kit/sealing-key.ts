import { code, instantColumn, int, type TableDefinition } from './columns.js';
import type { Reader } from './database.js';

/** The id of the key that sealed a database's secrets before its keys were stored (DATA_KEY): one row, written by earlier releases. */
export const SEALING_KEY = {
  name: 'sealing_key',
  columns: { place: int, key_id: code(20), noted_at: instantColumn },
  primaryKey: ['place'],
} satisfies TableDefinition;

/** A column whose texts are sealed; null where there is no secret. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
}

const ONLY = 1;

/**
 * The id of the only key a database of an earlier release may be opened with; undefined while any is accepted. Secrets carry the id of their key. Where there are none, the
 * recorded key counts on a server, because another process may be about to seal with it; an embedded database has no other process.
 */
export async function requiredKey(reader: Reader, columns: readonly SealedColumn[]): Promise<string | undefined> {
  for (const { table, column } of columns) {
    const [row] = await reader.query<{ sealed: string }>(`SELECT ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL LIMIT 1`);
    if (row) return row.sealed.split('.')[0];
  }
  return reader.dialect === 'mysql' ? recordedKey(reader) : undefined;
}

async function recordedKey(reader: Reader): Promise<string | undefined> {
  const [row] = await reader.query<{ key_id: string }>('SELECT key_id FROM sealing_key WHERE place = ?', [ONLY]);
  return row?.key_id;
}
