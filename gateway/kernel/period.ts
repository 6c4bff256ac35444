import { dayPlus, type Day } from './day.js';

/** A day `2026-11-21`, the days that begin alike `2026-11-2`, or a month `2026-11`, in the time zone of the company. */
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

/** The fewest periods that make up a range: months and tens of days that are in it whole, those that end by a day where one is given, and days. */
export function periodsOf({ from, to }: DayRange, wholeUntil = to): Period[] {
  const periods: Period[] = [];
  for (let day = from; day <= to;) {
    const whole = wholesOf(day).find((period) => day === firstOfPeriod(period) && lastOfPeriod(period) <= to && lastOfPeriod(period) <= wholeUntil);
    periods.push(whole ?? day);
    day = dayPlus(lastOfPeriod(whole ?? day), 1);
  }
  return periods;
}

const [MONTH, TEN, LONGEST_MONTH] = ['YYYY-MM'.length, 'YYYY-MM-D'.length, 31] as const;

/** The month of a day. */
export const monthOf = (day: Day): Period => day.slice(0, MONTH);

/** The periods of several days that a day is in, the longest first. */
export const wholesOf = (day: Day): readonly [month: Period, tenDays: Period] => [monthOf(day), day.slice(0, TEN)];

function firstOfPeriod(period: Period): Day {
  if (period.length > TEN) return period;
  return period.length === MONTH ? `${period}-01` : `${period}${period.endsWith('0') ? '1' : '0'}`;
}

/** The last day of a period. */
export function lastOfPeriod(period: Period): Day {
  if (period.length > TEN) return period;
  const last = lastOfMonth(period);
  return period.length === MONTH || last < `${period}9` ? last : `${period}9`;
}

function lastOfMonth(day: Day): Day {
  const beyond = dayPlus(`${monthOf(day)}-01`, LONGEST_MONTH); // in the next month, whichever this one is
  return dayPlus(`${monthOf(beyond)}-01`, -1);
}
