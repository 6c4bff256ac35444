import { cutTo } from '#contract/cut-to.js';
import { PAYLOAD_KEYS, type EventKind } from '#contract/shopper-event.js';
import { isPrivateQuery } from './private-query.js';
import { storedPath } from './stored-path.js';
import { collapsedText, storedText } from './stored-text.js';

/** A value of a payload. */
export type PayloadValue = string | number | boolean | null;

/** What is kept of a payload. */
export type Payload = Readonly<Record<string, PayloadValue>>;

/** A payload as it is kept, and what was left out of it. */
export interface ReadPayload {
  readonly payload: Payload;
  /** It was not flat, or too large: nothing of it is kept. */
  readonly isDropped: boolean;
  /** What was searched for looks like personal data. */
  readonly isWithheld: boolean;
}

const [MOST_KEYS, LONGEST_STRING, LONGEST_QUERY] = [20, 500, 200] as const; // document 3, Limits, I

/** What is kept of a payload: the keys that its kind may have, texts without control characters, paths without what they say of shoppers (document 3, I, rules 4 to 7). */
export function readPayload(kind: EventKind, value: unknown): ReadPayload {
  const entries = value === undefined || value === null ? [] : entriesOf(value);
  if (!entries) return { payload: {}, isDropped: true, isWithheld: false };
  const keys: readonly string[] = PAYLOAD_KEYS[kind];
  const kept = entries.filter(([key]) => keys.includes(key));
  const payload = Object.fromEntries(kept.map(([key, given]) => [key, typeof given === 'string' ? stored(key, given) : given]));
  const isWithheld = kept.some(([key, given]) => key === 'query' && given !== null && isPrivateQuery(collapsedText(String(given))));
  return { payload: isWithheld ? { ...payload, query: null, _withheld: true } : payload, isDropped: false, isWithheld };
}

/** The entries of a flat object of scalars within its bounds; undefined for anything else. */
function entriesOf(value: unknown): readonly (readonly [string, PayloadValue])[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  return entries.length <= MOST_KEYS && entries.every(isFlat) ? entries : undefined;
}

const isFlat = (entry: readonly [string, unknown]): entry is readonly [string, PayloadValue] => isScalar(entry[1]);

function isScalar(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_STRING || cutTo(value, LONGEST_STRING) === value;
  return value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

function stored(key: string, text: string): string {
  if (key === 'query') return cutTo(collapsedText(text), LONGEST_QUERY).trim();
  return key === 'path' || key === 'from' ? storedPath(storedText(text)) : storedText(text);
}
