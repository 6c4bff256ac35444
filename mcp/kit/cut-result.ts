import { shortened } from './shortened.js';

const MOST_BYTES = 32 * 1024;
const MOST_ROUNDS = 200;

/** Whether a result is too long to be answered whole. */
export const isCut = (result: Readonly<Record<string, unknown>>): boolean => Buffer.byteLength(JSON.stringify(result)) > MOST_BYTES;

/** What is said of a result that was cut, and of one that is a record with a version. */
export interface CutHints {
  readonly result: string;
  readonly record: string;
}

/**
 * A result as JSON of at most 32 KB: of one that is longer the largest lists, and where there is none the longest texts, are shortened, and it says so with what to do. A record of which something was cut
 * has no version any more, so that nobody writes the rest over what it has.
 */
export function cutResult(result: Readonly<Record<string, unknown>>, hints: CutHints): string {
  const whole = JSON.stringify(result);
  if (Buffer.byteLength(whole) <= MOST_BYTES) return whole;
  const { hint: own, ...rest } = JSON.parse(whole) as Record<string, unknown>;
  const hint = 'version' in rest ? hints.record : hints.result;
  const cut: Record<string, unknown> = { ...rest, truncated: true, hint: typeof own === 'string' ? `${own}. ${hint}` : hint };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const text = JSON.stringify(cut);
    if (Buffer.byteLength(text) <= MOST_BYTES || !shorten(cut)) return text;
  }
  return JSON.stringify({ truncated: true, hint });
}

type Holder = Record<string, unknown> | unknown[];

interface Place {
  readonly holder: Holder;
  readonly key: string | number;
  readonly value: unknown[] | string;
  readonly size: number;
  /** The innermost record with a version that it is a part of. */
  readonly record: Record<string, unknown> | undefined;
}

/** Halve what takes most: a list before a text. */
function shorten(result: Record<string, unknown>): boolean {
  const places = placesIn(result);
  const largest = largestOf(places.filter(({ value }) => Array.isArray(value) && value.length > 1)) ?? largestOf(places.filter(({ value }) => typeof value === 'string' && value.length > 1 && value !== result['hint']));
  if (!largest) return false;
  const { holder, key, value, record } = largest;
  if (value === result['items']) delete result['next_cursor']; // the next page would leave out what is cut here
  const half = typeof value === 'string' ? `${shortened(value, Math.floor(value.length / 2))}…` : value.slice(0, Math.floor(value.length / 2));
  Object.assign(holder, { [key]: half });
  delete record?.['version'];
  return true;
}

const largestOf = (places: readonly Place[]): Place | undefined => places.toSorted((one, other) => other.size - one.size)[0];

function placesIn(holder: Holder, outer?: Record<string, unknown>): Place[] {
  const record = !Array.isArray(holder) && 'version' in holder ? holder : outer;
  return Object.entries(holder).flatMap(([key, value]): Place[] => {
    if (typeof value === 'string') return [{ holder, key, value, size: value.length, record }];
    if (typeof value !== 'object' || value === null) return [];
    const below = placesIn(value as Record<string, unknown>, record);
    return Array.isArray(value) ? [{ holder, key, value, size: JSON.stringify(value).length, record }, ...below] : below;
  });
}
