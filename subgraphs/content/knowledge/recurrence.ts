import { daysBetween, dayPlus, isDay, type Day } from '#kernel/day.js';
import type { Problems } from '#contract/problems.js';

/** The first and the last day on which a task can be due. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2199-12-31'] as const;

/** The days of a week, the first first. */
export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** One of {@link WEEKDAYS}. */
export type Weekday = (typeof WEEKDAYS)[number];

/** How often something recurs. */
export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** One of {@link FREQUENCIES}. */
export type Frequency = (typeof FREQUENCIES)[number];

/** When a task is due again, by calendar days. */
export interface Recurrence {
  readonly frequency: Frequency;
  /** Every so many days, weeks or months. */
  readonly interval: number;
  /** Of WEEKLY, at least one; of others none. */
  readonly weekdays: readonly Weekday[];
  /** Of MONTHLY; the last day of a month that has fewer. */
  readonly dayOfMonth: number | null;
  /** The last day on which it may be due. */
  readonly until: Day | null;
  /** How many tasks there are from this one on, itself included. */
  readonly count: number | null;
}

/** A rule as a caller sends it. */
export interface SubmittedRecurrence {
  readonly frequency: Frequency;
  readonly interval?: number | null | undefined;
  readonly weekdays?: readonly Weekday[] | null | undefined;
  readonly dayOfMonth?: number | null | undefined;
  readonly until?: Day | null | undefined;
  readonly count?: number | null | undefined;
}

/** The most days, weeks or months between two tasks, and the most tasks of a rule. */
export const [MOST_INTERVAL, MOST_COUNT] = [365, 999] as const;

const WEEK = 7;

/** The place of a day in its week; 0 is Monday. */
const placeOf = (day: Day): number => (new Date(day).getUTCDay() + WEEK - 1) % WEEK;

const weekdayOf = (day: Day): Weekday => WEEKDAYS[placeOf(day)] ?? 'MONDAY';

/** The rule as it is kept, with the weekday or the day of the month of the first due day where none is named. */
export function keptRecurrence({ frequency, interval, weekdays, dayOfMonth, until, count }: SubmittedRecurrence, dueOn: Day): Recurrence {
  const named = WEEKDAYS.filter((day) => weekdays?.includes(day) === true);
  return {
    frequency, interval: interval ?? 1, weekdays: frequency !== 'WEEKLY' ? [] : named.length > 0 ? named : [weekdayOf(dueOn)],
    dayOfMonth: frequency === 'MONTHLY' ? dayOfMonth ?? Number(dueOn.slice(-2)) : null, until: until ?? null, count: count ?? null,
  };
}

/** Note what is wrong with a rule. */
export function noteRecurrenceProblems({ frequency, interval, weekdays, dayOfMonth, until, count }: SubmittedRecurrence, problems: Problems): void {
  problems.add('recurrence.interval', wholeProblem(interval, MOST_INTERVAL));
  problems.add('recurrence.count', wholeProblem(count, MOST_COUNT));
  problems.add('recurrence.dayOfMonth', wholeProblem(dayOfMonth, 31));
  if (until != null) problems.add('recurrence.until', dayProblem(until));
  const named = weekdays ?? [];
  if (named.length > 0 && frequency !== 'WEEKLY') problems.add('recurrence.weekdays', 'is for WEEKLY alone');
  if (named.length > WEEK) problems.add('recurrence.weekdays', 'must be at most 7 days');
  if (dayOfMonth != null && frequency !== 'MONTHLY') problems.add('recurrence.dayOfMonth', 'is for MONTHLY alone');
}

const wholeProblem = (value: number | null | undefined, most: number): string | undefined =>
  (value == null || (Number.isInteger(value) && value >= 1 && value <= most) ? undefined : `must be 1 to ${String(most)}`);

/** The problem of a day on which a task is due, or undefined. */
export const dayProblem = (day: string): string | undefined => (isDay(day) && day >= FIRST_DAY && day <= LAST_DAY ? undefined : `must be a day from ${FIRST_DAY} to ${LAST_DAY}, as YYYY-MM-DD`);

/** The first day of a rule after a due day, and not before another; undefined where the rule has ended. */
export function nextDue(rule: Recurrence, dueOn: Day, notBefore: Day): Day | undefined {
  if (rule.count === 1) return undefined;
  const last = rule.until ?? LAST_DAY;
  for (const day of daysOf[rule.frequency](rule, dueOn, notBefore)) {
    if (day > last) return undefined;
    if (day > dueOn && day >= notBefore) return day;
  }
  return undefined;
}

type DaysOf = (rule: Recurrence, dueOn: Day, notBefore: Day) => Iterable<Day>;

/** The days of rules in their order, from one that is at or before the day that is looked for. */
const daysOf: Readonly<Record<Frequency, DaysOf>> = {
  * DAILY({ interval }, dueOn, notBefore) {
    for (let step = stepsBefore(daysBetween(dueOn, notBefore), interval); ; step += 1) yield dayPlus(dueOn, step * interval);
  },
  * WEEKLY({ interval, weekdays }, dueOn, notBefore) {
    const monday = dayPlus(dueOn, -placeOf(dueOn));
    for (let step = stepsBefore(daysBetween(monday, notBefore), interval * WEEK); ; step += 1) {
      for (const weekday of weekdays) yield dayPlus(monday, step * interval * WEEK + WEEKDAYS.indexOf(weekday));
    }
  },
  * MONTHLY({ interval, dayOfMonth }, dueOn) {
    const [year, month] = [Number(dueOn.slice(0, 4)), Number(dueOn.slice(5, 7)) - 1];
    for (let step = 0; ; step += 1) yield dayOfMonthAt(year, month + step * interval, dayOfMonth ?? Number(dueOn.slice(-2)));
  },
};

const stepsBefore = (days: number, length: number): number => Math.max(0, Math.floor(days / length));

/** A day of a month, or its last one where it has fewer; months count from 0 and go on over the end of a year. */
function dayOfMonthAt(year: number, month: number, day: number): Day {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate()))).toISOString().slice(0, 10);
}
