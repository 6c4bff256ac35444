import { countryProblem } from '#contract/country.js';
import { fits, mustFit } from '#contract/fits.js';
import type { Problems } from '#contract/problems.js';

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
