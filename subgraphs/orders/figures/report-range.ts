import { Problems } from '#contract/problems.js';
import { dayPlus, isDay } from '#kernel/day.js';
import type { DayRange } from './periods.js';

/** The most days of a report. */
export const MOST_DAYS = 366;

/** Refuse days that do not exist, are the wrong way round or are too many: BAD_INPUT. */
export function checkRange({ from, to }: DayRange): void {
  const problems = new Problems();
  for (const [field, day] of Object.entries({ from, to })) problems.add(field, isDay(day) ? undefined : 'must be a day that exists, as YYYY-MM-DD');
  problems.refuse('The days are not valid');
  problems.add('to', to < from ? 'must not be before from' : dayPlus(from, MOST_DAYS) <= to ? `must be at most ${String(MOST_DAYS)} days with the first` : undefined);
  problems.refuse('The days are not valid');
}
