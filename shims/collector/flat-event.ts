const MOST_KEYS = 21; // one more than counts

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** An event without what can be none of it: what is nested where nothing may be is an empty object, so that nothing behind has to follow it down. */
export function flatEvent(event: unknown): unknown {
  if (!isNested(event) || Array.isArray(event)) return null;
  const { kind, uid, at, ref, payload } = event as Readonly<Record<string, unknown>>; // any object has such fields, undefined where it has none
  return { kind: flat(kind), uid: flat(uid), at: flat(at), ref: flat(ref), payload: flatPayload(payload) };
}

const flat = (value: unknown): unknown => (isNested(value) ? {} : value);

function flatPayload(payload: unknown): unknown {
  if (!isNested(payload) || Array.isArray(payload)) return Array.isArray(payload) ? [] : payload;
  const values = Object.values(payload as object); // it is one
  if (values.length <= MOST_KEYS && !values.some(isNested)) return payload;
  return Object.fromEntries(Object.entries(payload as object).slice(0, MOST_KEYS).map(([key, value]) => [key, flat(value)]));
}
