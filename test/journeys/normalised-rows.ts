import type { Reader } from '#subgraph-kit/database.js';

/** Texts of one record by what stands for them, so that the rows of records that are alike are equal. */
export type Names = Readonly<Record<string, string>>;

interface Wanted {
  readonly sql: string;
  readonly parameters: readonly string[];
  readonly names: Names;
  /** Columns that differ from record to record, beside those with an id or a time. */
  readonly without?: readonly string[];
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** Stored rows without what differs from record to record: named texts are replaced, then other ids and times; bytes are only counted as there. */
export async function normalisedRows(database: Reader, { sql, parameters, names, without = [] }: Wanted): Promise<unknown[]> {
  const rows = await database.query<Record<string, unknown>>(sql, [...parameters]);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column)).map(([column, value]) => [column, normalised(value, names)])));
}

/** A value without what differs from record to record. */
export function normalised(value: unknown, names: Names): unknown {
  if (value instanceof Uint8Array) return 'bytes';
  if (typeof value !== 'string') return value;
  const named = Object.entries(names).reduce((text, [given, name]) => text.replaceAll(given, name), value);
  return named.replaceAll(UUID, 'id').replaceAll(INSTANT, 'time');
}
