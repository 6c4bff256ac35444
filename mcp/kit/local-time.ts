import { z } from 'zod';
import type { Instant } from '#kernel/clock.js';

/** A moment in the company's time zone, with its offset from UTC: 2026-11-28T09:30:00+01:00. */
export const LocalTime = z.string();

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** A moment in a time zone; one that cannot be read stays as it is, so that one such record keeps no other from being answered. */
export function localTime(at: Instant, timeZone: string): string {
  if (Number.isNaN(Date.parse(at))) return at;
  const parts = new Map(formatOf(timeZone).formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const offset = of('timeZoneName').replace('GMT', '');
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}${offset === '' ? '+00:00' : offset}`;
}

/** A moment that may not be known. */
export const localTimeOrNull = (at: Instant | null, timeZone: string): string | null => (at === null ? null : localTime(at, timeZone));
