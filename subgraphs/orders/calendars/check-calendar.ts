import { daysBetween, isDay } from '#kernel/day.js';
import { countryProblem } from '#contract/country.js';
import { fits, mustFit } from '#contract/fits.js';
import { Problems } from '#contract/problems.js';
import type { GivenCalendar, GivenHolidays, GivenMethod } from './given-calendar.js';
import type { OpeningHours } from './calendar.js';
import { isEndTime, isWallTime } from './wall-time.js';

const MOST_DAYS = 60;
const [MOST_CLOSURES, LONGEST_CLOSURE, LONGEST_REASON] = [200, 366, 200];
const [MOST_HOURS, MOST_CAPACITY, MOST_MINUTES] = [70, 100_000, 10_080];

const TIME_FORM = 'must be a time of the location such as 14:30';

/** Refuse what is given of a calendar and is not valid, by the regions that are known of the country of its holidays: BAD_INPUT with every problem by its field. */
export function checkCalendar(given: GivenCalendar, regions: readonly string[] | undefined): void {
  const problems = new Problems();
  problems.add('workingDays', given.workingDays?.length === 0 ? 'must be at least one day' : undefined);
  problems.add('preparationDays', outside(given.preparationDays, [0, MOST_DAYS]));
  problems.add('pickupMinutes', outside(given.pickupMinutes, [0, MOST_MINUTES]));
  addHolidays(problems, given.holidays, regions);
  addClosures(problems, given.closures ?? []);
  addMethods(problems, given.methods ?? []);
  addHours(problems, given.openingHours ?? []);
  problems.refuse('The calendar is not valid');
}

/** What is wrong with a number outside a range; undefined for one inside, and for none. */
export const outside = (value: number | null | undefined, [least, most]: readonly [least: number, most: number]): string | undefined =>
  (value == null || (Number.isInteger(value) && value >= least && value <= most) ? undefined : `must be a whole number from ${String(least)} to ${String(most)}`);

function addHolidays(problems: Problems, holidays: GivenHolidays | null | undefined, regions: readonly string[] | undefined): void {
  if (!holidays) return;
  const wrong = countryProblem(holidays.countryCode);
  problems.add('holidays.countryCode', wrong);
  if (wrong === undefined) problems.add('holidays.region', regionProblem(holidays.region, regions));
}

const LONGEST_REGION = 30;

/** What is wrong with a region of public holidays, by those that are known of its country; where they are not known, any can be one. */
export function regionProblem(region: string | null | undefined, known: readonly string[] | undefined): string | undefined {
  if (region == null || region === '') return undefined;
  if (!fits(region, LONGEST_REGION)) return mustFit(LONGEST_REGION);
  if (known === undefined || known.includes(region)) return undefined;
  return known.length === 0 ? 'must be left out: this country has the same holidays everywhere' : `must be one of ${known.join(', ')}`;
}

function addClosures(problems: Problems, closures: NonNullable<GivenCalendar['closures']>): void {
  if (closures.length > MOST_CLOSURES) {
    problems.add('closures', `must be at most ${String(MOST_CLOSURES)}`);
    return;
  }
  for (const [index, { from, to, reason }] of closures.entries()) {
    const path = `closures.${String(index)}`;
    problems.addOf(path, 'from', dayProblem(from));
    problems.addOf(path, 'to', dayProblem(to) ?? (isDay(from) ? spanProblem(from, to) : undefined));
    problems.addOf(path, 'reason', fits(reason, LONGEST_REASON) ? undefined : mustFit(LONGEST_REASON));
  }
}

const dayProblem = (day: string): string | undefined => (isDay(day) ? undefined : 'must be a day such as 2026-12-24');

function spanProblem(from: string, to: string): string | undefined {
  if (to < from) return 'must not be before the first day';
  return daysBetween(from, to) < LONGEST_CLOSURE ? undefined : `must be at most ${String(LONGEST_CLOSURE)} days with the first: make the location inactive where it closes for longer`;
}

function addMethods(problems: Problems, methods: readonly GivenMethod[]): void {
  for (const [index, { method, cutoff, dailyCapacity }] of methods.entries()) {
    const path = `methods.${String(index)}`;
    problems.addOf(path, 'method', methods.findIndex((one) => one.method === method) === index ? undefined : 'appears twice');
    problems.addOf(path, 'cutoff', cutoff == null || isWallTime(cutoff) ? undefined : TIME_FORM);
    problems.addOf(path, 'dailyCapacity', outside(dailyCapacity, [1, MOST_CAPACITY]));
  }
}

function addHours(problems: Problems, hours: readonly OpeningHours[]): void {
  if (hours.length > MOST_HOURS) {
    problems.add('openingHours', `must be at most ${String(MOST_HOURS)}`);
    return;
  }
  for (const [index, time] of hours.entries()) {
    const path = `openingHours.${String(index)}`;
    const wrong = [isWallTime(time.opens), isEndTime(time.closes)] as const;
    problems.addOf(path, 'opens', wrong[0] ? undefined : TIME_FORM);
    problems.addOf(path, 'closes', wrong[1] ? undefined : `${TIME_FORM}, or 24:00`);
    if (wrong.every(Boolean)) problems.addOf(path, 'closes', time.opens < time.closes ? overlapProblem(time, hours.slice(0, index)) : 'must be after it opens: hours past midnight are two, one of each day');
  }
}

function overlapProblem({ weekday, opens, closes }: OpeningHours, before: readonly OpeningHours[]): string | undefined {
  const other = before.find((one) => one.weekday === weekday && one.opens < closes && opens < one.closes);
  return other && `overlaps with ${other.opens} to ${other.closes} of the same day: give them as one`;
}
