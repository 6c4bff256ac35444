import { instant, systemClock } from '#kernel/clock.js';
import { isFields, json, type Fields } from './json.js';
import { randomId } from './random-id.js';

const [MOST_KEYS, LONGEST_KEY, LONGEST_TEXT, LONGEST_KIND, UID_BYTES] = [20, 40, 500, 32, 12];

/** What an event says beside its kind and payload; what is left out is made up. */
export interface Marks {
  readonly ref?: unknown;
  readonly uid?: string;
  readonly at?: unknown;
}

/** An event as it is sent: the payload is cut to what the collector takes, which would else drop all of it; its uid makes a repeat harmless. */
export const eventText = (kind: unknown, payload: unknown, { ref, uid = '', at }: Marks): string => json({
  kind: cut(kind, LONGEST_KIND), uid: /^[\w-]{8,40}$/.test(uid) ? uid : randomId(UID_BYTES), at: at ?? instant(systemClock),
  ref: ref == null ? undefined : cut(ref, LONGEST_TEXT), payload: taken(payload),
});

function taken(payload: unknown): Fields {
  const fields: Record<string, unknown> = {};
  if (!isFields(payload)) return fields;
  for (const name of Object.keys(payload).filter((key) => isTaken(key, payload[key])).slice(0, MOST_KEYS)) {
    const value = payload[name];
    fields[name] = typeof value === 'string' ? cut(value, LONGEST_TEXT) : value;
  }
  return fields;
}

const isTaken = (name: string, value: unknown): boolean =>
  name.length <= LONGEST_KEY && !name.startsWith('_') && (typeof value === 'boolean' || Number.isFinite(value) || (typeof value === 'string' && value !== ''));

/** The beginning of a text, without half a character. */
const cut = (text: unknown, length: number): string => String(text).slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
