import type { Instant } from '#kernel/clock.js';
import { dayOf, type Day } from '#kernel/day.js';
import type { WallTime, Weekday } from './weekday.js';
import { weekdayOf } from './weekday-of.js';
import { zoneOffset } from './zone-offset.js';

/** What calendar and clock of a place say. */
export interface LocalTime {
  readonly day: Day;
  readonly weekday: Weekday;
  /** Without the seconds that have gone by. */
  readonly time: WallTime;
}

const [DAY, MINUTE, SECOND] = [86_400_000, 60_000, 1000] as const;

/** The local time of an instant in a time zone of the IANA database. */
export function localTime(timeZone: string, at: Instant): LocalTime {
  const milliseconds = Date.parse(at);
  const local = new Date(milliseconds + zoneOffset(timeZone, milliseconds)).toISOString();
  const day = dayOf(local);
  return { day, weekday: weekdayOf(day), time: local.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length) };
}

/** The instant at which the clocks of a time zone show a time of a day: the first of two in autumn, the first after it where spring leaves it out. `24:00` is the start of the next day. */
export const instantAt = (timeZone: string, day: Day, time: WallTime): Instant => new Date(unixTimeAt(timeZone, day, time)).toISOString();

/** The same in milliseconds of the Unix clock. */
export const unixTimeAt = (timeZone: string, day: Day, time: WallTime): number => millisecondsAt(timeZone, Date.parse(day) + minutesOf(time) * MINUTE);

/** The minutes since the day began. */
export const minutesOf = (time: WallTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `shown` is what the clocks show, as if it were UTC; no zone is as far from it as a day. */
function millisecondsAt(timeZone: string, shown: number): number {
  const [before, after] = [zoneOffset(timeZone, shown - DAY), zoneOffset(timeZone, shown + DAY)];
  const first = shown - Math.max(before, after);
  if (zoneOffset(timeZone, first) === shown - first) return first;
  const second = shown - Math.min(before, after);
  return zoneOffset(timeZone, second) === shown - second ? second : changeBetween(timeZone, first, second);
}

/** The instant at which clocks are set forward. */
function changeBetween(timeZone: string, before: number, after: number): number {
  let [start, end] = [before, after];
  while (end - start > SECOND) {
    const middle = start + Math.floor((end - start) / SECOND / 2) * SECOND;
    if (zoneOffset(timeZone, middle) === zoneOffset(timeZone, before)) start = middle;
    else end = middle;
  }
  return end;
}
