import { shortened } from './shortened.js';

const MOST_BYTES = 32 * 1024;
const MOST_ROUNDS = 200;
/** Texts that are longer than this are shortened before the lists of a record. */
const LONG_TEXT = 2000;

/** Whether a result is too long to be answered whole. */
export const isCut = (result: Readonly<Record<string, unknown>>): boolean => Buffer.byteLength(JSON.stringify(result)) > MOST_BYTES;

/** What is said of a result that was cut, of one that is a record with a version, and of another record with what of it was cut. */
export interface CutHints {
  readonly result: string;
  readonly versioned: string;
  /** Undefined where results are no records. */
  readonly record: ((parts: string) => string) | undefined;
}

/**
 * A result as JSON of at most 32 KB: of one that is longer the largest lists, and where there is none the longest texts, are shortened, and it says so with what to do; of a record its long texts first, because
 * what a list of it has is asked for by nothing else. A record of which something was cut has no version any more, so that nobody writes the rest over what it has.
 */
export function cutResult(result: Readonly<Record<string, unknown>>, hints: CutHints): string {
  const whole = JSON.stringify(result);
  if (Buffer.byteLength(whole) <= MOST_BYTES) return whole;
  const { hint: own, ...rest } = JSON.parse(whole) as Record<string, unknown>;
  const isOneRecord = !Array.isArray(rest['items']) && hints.record !== undefined;
  const hinted = (cut: Readonly<Record<string, unknown>>): string => {
    const hint = 'version' in rest ? hints.versioned : isOneRecord ? hints.record(cutParts(result, cut)) : hints.result;
    return typeof own === 'string' ? `${own}. ${hint}` : hint;
  };
  const cut: Record<string, unknown> = { ...rest, truncated: true, hint: '' };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    cut['hint'] = hinted(cut);
    const text = JSON.stringify(cut);
    if (Buffer.byteLength(text) <= MOST_BYTES || !shorten(cut, isOneRecord ? LONG_TEXT : Infinity)) return text;
  }
  return JSON.stringify({ truncated: true, hint: hinted({}) });
}

/** The fields of which something was cut, with how much of a list or text is left: `variants (5/20), description (1000/8000)`. */
const cutParts = (whole: Readonly<Record<string, unknown>>, cut: Readonly<Record<string, unknown>>): string => Object.keys(whole).flatMap((name) => {
  const [before, after] = [whole[name], cut[name]];
  if (name === 'hint' || JSON.stringify(before) === JSON.stringify(after)) return [];
  const [of, left] = [before, after].map((value) => (Array.isArray(value) || typeof value === 'string' ? value.length : undefined));
  return of === undefined || left === undefined || of === left ? [name] : [`${name} (${String(Math.min(left, of))}/${String(of)})`];
}).join(', ');

type Holder = Record<string, unknown> | unknown[];

interface Place {
  readonly holder: Holder;
  readonly key: string | number;
  readonly value: unknown[] | string;
  readonly size: number;
  /** The innermost record with a version that it is a part of. */
  readonly record: Record<string, unknown> | undefined;
}

/** Halve what takes most: a text of so many characters before a list, and a list before a shorter text. */
function shorten(result: Record<string, unknown>, longText: number): boolean {
  const places = placesIn(result);
  const largest = largestOf(places.filter(({ value }) => typeof value === 'string' && value.length > longText && value !== result['hint'])) ?? largestOf(places.filter(({ value }) => Array.isArray(value) && value.length > 1)) ?? largestOf(places.filter(({ value }) => typeof value === 'string' && value.length > 1 && value !== result['hint']));
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
