import { countryProblem } from '#contract/country.js';
import { fits, mustFit } from '#contract/fits.js';
import type { Problems } from '#contract/problems.js';
import { dayPlus, isDay, type Day } from '#kernel/day.js';

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

/** Which orders a report of promises is about. */
interface OrdersOfReport {
  readonly channel?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

const LONGEST_CHANNEL = 60;

/** Note a sales channel that is too long, and what is no country. */
export function noteOrders(problems: Problems, { channel, countryCode }: OrdersOfReport): void {
  problems.add('channel', channel == null || fits(channel, LONGEST_CHANNEL) ? undefined : mustFit(LONGEST_CHANNEL));
  problems.add('countryCode', countryCode == null ? undefined : countryProblem(countryCode));
}
