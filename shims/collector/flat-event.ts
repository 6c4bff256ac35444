const FIELDS = ['kind', 'uid', 'at', 'ref'] as const;
const MOST_KEYS = 21; // one more than counts

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** An event without what can be none of it: what is nested where nothing may be is an empty object, so that nothing behind has to follow it down. */
export function flatEvent(event: unknown): unknown {
  if (!isNested(event) || Array.isArray(event)) return null;
  const fields = new Map(Object.entries(event as object)); // it is one
  const kept: Record<string, unknown> = {};
  for (const name of FIELDS) if (fields.has(name)) kept[name] = flat(fields.get(name));
  if (fields.has('payload')) kept['payload'] = flatPayload(fields.get('payload'));
  return kept;
}

const flat = (value: unknown): unknown => (isNested(value) ? {} : value);

function flatPayload(payload: unknown): unknown {
  if (!isNested(payload) || Array.isArray(payload)) return Array.isArray(payload) ? [] : payload;
  return Object.fromEntries(Object.entries(payload as object).slice(0, MOST_KEYS).map(([key, value]) => [key, flat(value)])); // it is one
}
