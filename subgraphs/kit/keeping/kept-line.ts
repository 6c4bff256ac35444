import type { StoredValue } from './table-snapshot.js';

/** A row in a file: JSON, bytes as `{"base64": …}`. Throws RangeError for a number that JSON would round. */
export const lineOf = (values: readonly StoredValue[]): string => `${JSON.stringify(values.map(kept))}\n`;

function kept(value: StoredValue): unknown {
  if (Buffer.isBuffer(value)) return { base64: value.toString('base64') };
  if (typeof value === 'number' && (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))) throw new RangeError(`${String(value)} cannot be kept exactly`);
  return value;
}

/** The row of a line; throws SyntaxError for one that is none of `columns` values. */
export function valuesOf(line: string, columns: number): StoredValue[] {
  const read: unknown = JSON.parse(line);
  if (!Array.isArray(read) || read.length !== columns) throw new SyntaxError(`A row has ${String(columns)} values`);
  return read.map(stored);
}

function stored(value: unknown): StoredValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'object' && 'base64' in value && typeof value.base64 === 'string') return Buffer.from(value.base64, 'base64');
  throw new SyntaxError('A value is a text, a number, bytes or nothing');
}
