import { dayPlus, type Day } from '#kernel/day.js';
import type { LocationCalendar, ObservedHolidays } from './calendar.js';
import type { DayOff, NoteStep } from './calendar-step.js';
import type { Holidays } from './holidays.js';
import { weekdayOf } from './weekday-of.js';

/** So many days ahead a working day is looked for. */
export const MOST_DAYS = 400;

/** The days on which somebody works. */
export interface WorkingDays {
  /** Why a day is none of them; undefined for one that is. */
  readonly dayOff: (day: Day) => DayOff | undefined;
  /** None is looked for after it. */
  readonly last: Day;
  readonly note?: NoteStep | undefined;
}

/** The first working day from a day on, itself included; undefined where none comes. */
export function firstWorkingDay(from: Day, { dayOff, last, note }: WorkingDays): Day | undefined {
  for (let day = from; day <= last; day = dayPlus(day, 1)) {
    const off = dayOff(day);
    if (!off) return day;
    note?.(off);
  }
  return undefined;
}

/** The working day so many working days after a day; the first from it on where that is none. */
export function workingDayAfter(day: Day, count: number, days: WorkingDays): Day | undefined {
  let found = count > 0 ? day : firstWorkingDay(day, days);
  for (let left = count; left > 0 && found !== undefined; left -= 1) found = firstWorkingDay(dayPlus(found, 1), days);
  return found;
}

/** Why a location does not work on a day, by its calendar. */
export function locationDayOff({ workingDays, ...calendar }: LocationCalendar, isHoliday: Holidays, day: Day): DayOff | undefined {
  const weekday = weekdayOf(day);
  return workingDays.includes(weekday) ? specialDayOff(calendar, isHoliday, day) : { kind: 'DAY_OFF', day, weekday };
}

/** Why a location is closed on a day, whatever its weekday. */
export function specialDayOff({ holidays, closures }: Pick<LocationCalendar, 'holidays' | 'closures'>, isHoliday: Holidays, day: Day): DayOff | undefined {
  const closure = closures.find(({ from, to }) => from <= day && day <= to);
  return closure ? { kind: 'CLOSURE', day, reason: closure.reason } : holidayOff(holidays, isHoliday, day);
}

const WEEKEND: ReadonlySet<string> = new Set(['SATURDAY', 'SUNDAY']);

/** Why nothing is delivered in a country on a day. */
export function destinationDayOff(countryCode: string, isHoliday: Holidays, day: Day): DayOff | undefined {
  const weekday = weekdayOf(day);
  return WEEKEND.has(weekday) ? { kind: 'DAY_OFF', day, weekday } : holidayOff({ countryCode, region: null }, isHoliday, day);
}

function holidayOff(observed: ObservedHolidays | null, isHoliday: Holidays, day: Day): DayOff | undefined {
  const name = observed ? isHoliday(observed.countryCode, observed.region, day) : undefined;
  return observed && name !== undefined ? { kind: 'HOLIDAY', day, ...observed, name } : undefined;
}
