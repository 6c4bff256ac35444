import { instant, systemClock } from '#kernel/clock.js';
import { isFields, json, type Fields } from './json.js';
import { randomId } from './random-id.js';

const [MOST_KEYS, LONGEST_KEY, LONGEST_TEXT, LONGEST_KIND, UID_BYTES, SECRET] = [20, 40, 500, 32, 12, 20];

/** What an event says beside its kind and payload; what is left out is made up. */
export interface Marks {
  readonly ref?: unknown;
  /** What makes it the same event for its visitor, however often it is told. */
  readonly once?: readonly unknown[] | undefined;
  readonly at?: unknown;
}

/** An event as it is sent: the payload is cut to what the collector takes, which would else drop all of it; its uid makes a repeat harmless. Of what is told once it is begun where the visitor is known, {@link ofVisitor}. */
export const eventText = (kind: unknown, payload: unknown, { ref, once, at }: Marks): string => json({
  kind: cut(kind, LONGEST_KIND), uid: once ? `~${hash(once.join())}` : randomId(UID_BYTES), at: at ?? instant(systemClock),
  ref: ref == null ? undefined : cut(ref, LONGEST_TEXT), payload: taken(payload),
});

/** Events as their visitor sends them. Nobody else may guess a uid, as whoever does stops the event of another: it begins with much of the visitor's id. */
export const ofVisitor = (events: string, id: unknown): string => events.replaceAll('"uid":"~', `"uid":"${String(id).slice(0, SECRET)}`); // no text within has quotes of its own

/** FNV-1a: of the few orders of a visitor no two are alike. */
function hash(text: string): string {
  let sum = 2166136261;
  for (const char of text) sum = Math.imul(sum ^ Number(char.codePointAt(0)), 16777619);
  return sum.toString(36).replace('-', '_');
}

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
