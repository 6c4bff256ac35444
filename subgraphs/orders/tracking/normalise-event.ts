import { shift, type Instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { TRACKING_STATUSES, type MappedCode, type TrackingStatus } from '#contract/carrier-connection.js';
import { inferStatus } from './infer-status.js';
import type { ReportedEvent, TrackingEvent } from './event.js';

const LONGEST = { number: 120, code: 60, description: 500, location: 200, raw: 16_384 } as const;

/** Before any parcel of the platform; an earlier time is a clock that was never set. */
const EARLIEST: Instant = '2000-01-01T00:00:00.000Z';
/** Carriers' clocks and zones are off by hours; a time further ahead would keep every later event from counting. */
const MOST_AHEAD = 24 * 60 * 60 * 1000;
const MINUTE = 'YYYY-MM-DDTHH:MM'.length;

interface Normalising {
  /** Of the connection, by code in lower case. */
  readonly statusOfCode: ReadonlyMap<string, TrackingStatus>;
  readonly now: Instant;
}

/** The status map of a connection for look-ups. */
export const statusMap = (codes: readonly MappedCode[]): ReadonlyMap<string, TrackingStatus> => new Map(codes.map(({ code, status }) => [code.trim().toLowerCase(), status]));

/** A reported event in the words of the platform, as one of its first number; texts are cut to what is kept. */
export function normaliseEvent(reported: ReportedEvent, { statusOfCode, now }: Normalising): TrackingEvent {
  const trackingNumber = cut(reported.trackingNumbers[0], LONGEST.number);
  const [description, [code, said]] = [cut(reported.description, LONGEST.description), codeOf(reported, statusOfCode)];
  const ofCode = reported.status ?? said;
  const status = ofCode ?? inferStatus(description);
  const given = reported.occurredAt ?? now;
  return {
    trackingNumber, status, code: code === '' ? null : code, isUnmapped: ofCode === undefined && code !== '', description, location: cut(reported.location, LONGEST.location),
    occurredAt: isPlausible(given, now) ? given : now, estimatedAt: expected(reported.estimatedAt), isDelayed: reported.isDelayed === true, raw: keptRaw(reported.raw),
    fingerprint: fingerprintOf({ trackingNumber, at: given, status, code, description }),
  };
}

const keptRaw = (raw: string | null | undefined): string | null => (raw != null && raw.length <= LONGEST.raw ? raw : null);

const expected = (at: Instant | null | undefined): Instant | null => (at != null && at >= EARLIEST ? at : null);

const isPlausible = (at: Instant, now: Instant): boolean => at >= EARLIEST && at <= shift(now, MOST_AHEAD);

/** The code of an event and what it means; the other one where nobody knows the first. */
function codeOf({ code, otherCode }: ReportedEvent, statusOfCode: Normalising['statusOfCode']): readonly [code: string, status: TrackingStatus | undefined] {
  const [first, other] = [cut(code, LONGEST.code), cut(otherCode, LONGEST.code)];
  const [ofFirst, ofOther] = [statusOfWord(first, statusOfCode), statusOfWord(other, statusOfCode)];
  return first === '' || (ofFirst === undefined && ofOther !== undefined) ? [other, ofOther] : [first, ofFirst];
}

/** The connection's map first, then the platform's own words (document 2, F); the description is asked where neither knows the code. */
export function statusOfWord(code: string, statusOfCode: Normalising['statusOfCode']): TrackingStatus | undefined {
  const word = code.toLowerCase();
  return statusOfCode.get(word) ?? TRACKING_STATUSES.find((status) => status.toLowerCase() === word);
}

/** Equal for identical events (document 2, F: number, minute, status and description). */
export const fingerprintOf = ({ trackingNumber, at, status, code, description }: { readonly trackingNumber: string; readonly at: Instant; readonly status: TrackingStatus | null; readonly code: string | null; readonly description: string }): string =>
  sha256(JSON.stringify([trackingNumber, at.slice(0, MINUTE), status ?? (code ?? '').toLowerCase(), description]));

/** A text without control characters and half surrogate pairs, at most so long: what carriers write is shown to shoppers. */
const cut = (text: string | null | undefined, most: number): string => (text ?? '').replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim().slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
