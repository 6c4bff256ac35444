import type { Instant } from '#kernel/clock.js';
import { dayPlus, type Day } from '#kernel/day.js';
import type { LocationCalendar } from './calendar.js';
import type { Holidays } from './holidays.js';
import { localTime, minutesOf, unixTimeAt } from './local-time.js';
import { weekdayOf } from './weekday-of.js';
import type { WallTime } from './weekday.js';
import { specialDayOff } from './working-days.js';

/** What is to be collected in a store. */
export interface Collecting {
  readonly calendar: LocationCalendar;
  /** Of the store. */
  readonly timeZone: string;
  /** When it is ordered. */
  readonly from: Instant;
  readonly isHoliday: Holidays;
}

const MINUTE = 60_000;

/** Days. */
const MOST_WAITED = 60;

/** When it can be collected (document 2, G, PickupOption): after so many minutes in which the store is open, and while it is; what is ready at closing time can be collected when it opens again. Undefined where that is not within 60 days: a store may have a minute a week, and there may be hundreds of such stores. */
export function readyForPickup(order: Collecting): Instant | undefined {
  const { calendar, timeZone, from, isHoliday } = order;
  const today = localTime(timeZone, from).day;
  const last = dayPlus(today, MOST_WAITED);
  let [left, done] = [calendar.pickupMinutes * MINUTE, Date.parse(from)];
  for (let day = today; day <= last && calendar.openingHours.length > 0; day = dayPlus(day, 1)) {
    const hours = specialDayOff(calendar, isHoliday, day) ? [] : openHours(order, day);
    for (const { opens, closes } of hours) {
      const start = Math.max(opens, done);
      if (start + left < closes) return new Date(start + left).toISOString();
      left -= Math.max(closes - start, 0);
      done = Math.max(closes, done);
    }
  }
  return undefined;
}

/** In milliseconds of the Unix clock, the earliest first. */
function openHours({ calendar, timeZone }: Collecting, day: Day): readonly { readonly opens: number; readonly closes: number }[] {
  const weekday = weekdayOf(day);
  const hours = calendar.openingHours.filter((one) => one.weekday === weekday);
  if (hours.length === 0) return [];
  const at = clockOf(timeZone, day);
  return hours.map(({ opens, closes }) => ({ opens: at(opens), closes: at(closes) })).sort((one, other) => one.opens - other.opens);
}

/** What the clocks of a day show, in milliseconds of the Unix clock: on a day of 24 hours the time since its beginning, as looking up each of up to 70 times on 400 days would hold up everybody. */
function clockOf(timeZone: string, day: Day): (time: WallTime) => number {
  const [begins, ends] = [day, dayPlus(day, 1)].map((date) => unixTimeAt(timeZone, date, '00:00')) as [number, number];
  return ends - begins === 24 * 60 * MINUTE ? (time) => begins + minutesOf(time) * MINUTE : (time) => unixTimeAt(timeZone, day, time);
}
