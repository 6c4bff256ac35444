import { DateTime, IANAZone } from 'luxon';
import { shift, type Instant } from '#kernel/clock.js';

const ROME = IANAZone.create('Europe/Rome');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const offsets = new Map<number, number>();
const MOST_OFFSETS = 10_000;

/** Rome's UTC offset in minutes; it changes on whole hours only, so it is cached per hour. */
function offsetAt(milliseconds: number): number {
  const hour = Math.floor(milliseconds / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const offset = ROME.offset(milliseconds);
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** An instant as Rome local time: yyyy-mm-dd HH:MM:SS. */
export function romeTime(at: Instant): string {
  const shown = shift(at, offsetAt(Date.parse(at)) * MINUTE);
  return `${shown.slice(0, DAY)} ${shown.slice(DAY + 1, SECONDS)}`;
}

const DAY = 'yyyy-mm-dd'.length;
const SECONDS = 'yyyy-mm-ddTHH:MM:SS'.length;

/** The same as digits alone: YYYYMMDDHHMMSS. */
export const romeDigits = (at: Instant): string => romeTime(at).replace(/\D/g, '');

/** The date in Rome: dd/mm/yyyy. */
export function romeDay(at: Instant): string {
  const text = romeTime(at);
  return `${text.slice(8, 10)}/${text.slice(5, 7)}/${text.slice(0, 4)}`;
}

/** A Rome local time. */
export interface RomeReading {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}

/** Which of two instants an ambiguous local time means. */
export type Occurrence = 'first' | 'last';

/** The instant of a Rome local time; undefined when it is not valid. A time in the DST gap is the moment of the change. */
export function romeInstant(reading: RomeReading, occurrence: Occurrence): Instant | undefined {
  const local = DateTime.fromObject({ ...reading }, { zone: 'utc' });
  if (!local.isValid) return undefined;
  const candidates = [120, 60].map((offset) => [local.toMillis() - offset * MINUTE, offset] as const).filter(([at, offset]) => offsetAt(at) === offset).map(([at]) => at);
  const at = candidates.length > 0 ? candidates[occurrence === 'first' ? 0 : candidates.length - 1] : Math.floor((local.toMillis() - HOUR) / HOUR) * HOUR;
  return at === undefined ? undefined : isoOf(at);
}

/** One month before an instant, on Rome's calendar. */
export const monthBefore = (at: Instant): Instant => isoOf(DateTime.fromISO(at, { zone: ROME }).minus({ months: 1 }).toMillis());

/** The DST overlap within the month before an instant, from the first to the end of the second pass of the hour; null when there was none. */
export function repeatedHour(now: Instant): { from: Instant; until: Instant } | null {
  const [start, end] = [Date.parse(monthBefore(now)) - 24 * HOUR, Date.parse(now) + 24 * HOUR];
  if (offsetAt(start) <= offsetAt(end)) return null;
  let [before, after] = [Math.floor(start / HOUR), Math.floor(end / HOUR)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle * HOUR) === offsetAt(start)) before = middle;
    else after = middle;
  }
  return { from: isoOf(after * HOUR - HOUR), until: isoOf(after * HOUR + HOUR) };
}

const isoOf = (milliseconds: number): Instant => shift('1970-01-01T00:00:00.000Z', milliseconds);
