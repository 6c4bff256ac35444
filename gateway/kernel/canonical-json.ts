/** JSON with sorted keys, so that equal values have equal text (for fingerprints and signatures). */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, nested: unknown) => (isPlainObject(nested) ? sorted(nested) : nested));
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
