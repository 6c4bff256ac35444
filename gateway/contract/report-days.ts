import { dayPlus, isDay, type Day } from '#kernel/day.js';
import type { Problems } from './problems.js';

/** The first and the last day of a report. */
interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Note days that are the wrong way round or too many; throws BAD_INPUT at once for days that do not exist. */
export function noteDays(problems: Problems, { from, to }: Days, most: number): void {
  for (const [field, day] of Object.entries({ from, to })) problems.add(field, isDay(day) ? undefined : 'must be a day that exists, as YYYY-MM-DD');
  problems.refuse('The days are not valid');
  problems.add('to', to < from ? 'must not be before from' : dayPlus(from, most) <= to ? `must be at most ${String(most)} days with the first` : undefined);
}
