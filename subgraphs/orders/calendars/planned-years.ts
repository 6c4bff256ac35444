import type { Instant } from '#kernel/clock.js';
import { dayOf, dayPlus, type Day } from '#kernel/day.js';
import { MOST_DAYS } from './working-days.js';

/** The years whose holidays a plan can need that is made at an instant: it departs within 400 days of the local day, and arrives within 400 more; what was placed in the last three months may be planned anew. */
export function plannedYears(at: Instant): readonly number[] {
  const [first, last] = [yearOf(dayPlus(dayOf(at), -MOST_PAST_DAYS)), yearOf(dayPlus(dayOf(at), 1 + 2 * MOST_DAYS))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const MOST_PAST_DAYS = 93;

const yearOf = (day: Day): number => Number(day.slice(0, 'YYYY'.length));
