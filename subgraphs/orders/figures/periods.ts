import { dayPlus, type Day } from '#kernel/day.js';
import { weekdayOf } from '../calendars/weekday-of.js';
import { WEEKDAYS } from '../calendars/weekday.js';

/** A day `2026-11-21`, or a whole month `2026-11`, in the time zone of the company. */
export type Period = string;

/** The days of a report, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** Every day of a range. */
export function daysOf({ from, to }: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = dayPlus(day, 1)) days.push(day);
  return days;
}

/** The fewest periods that make up a range: months that are in it whole, those that end by a day where one is given, and days. */
export function periodsOf({ from, to }: DayRange, monthsUntil = to): Period[] {
  const periods: Period[] = [];
  for (let day = from; day <= to;) {
    const last = lastOfMonth(day);
    const isWhole = day.endsWith(FIRST) && last <= to && last <= monthsUntil;
    periods.push(isWhole ? monthOf(day) : day);
    day = dayPlus(isWhole ? last : day, 1);
  }
  return periods;
}

/** The month of a day. */
export const monthOf = (day: Day): Period => day.slice(0, 'YYYY-MM'.length);

const FIRST = '-01';
const LONGEST_MONTH = 31;

/** The last day of the month of a day. */
function lastOfMonth(day: Day): Day {
  const beyond = dayPlus(`${monthOf(day)}${FIRST}`, LONGEST_MONTH); // in the next month, whichever this one is
  return dayPlus(`${monthOf(beyond)}${FIRST}`, -1);
}

/** The last day of a period. */
export const lastOfPeriod = (period: Period): Day => (period === monthOf(period) ? lastOfMonth(period) : period);

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => dayPlus(day, -WEEKDAYS.indexOf(weekdayOf(day)));
