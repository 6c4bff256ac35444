import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { dayIn } from '#contract/shopper-zone.js';

/** A day of a company, as its time zone has it. */
export interface CompanyDay {
  readonly day: Day;
  /** When the next one begins. */
  readonly endsAt: Instant;
}

/** Days begin at whole quarters of an hour in every zone ({@link dayIn}); the longest has 27 hours, as clocks may be put back. */
const [QUARTER, LONGEST_DAY] = [900_000, 108] as const;

/** The day that an instant is in, in a time zone. */
export function companyDay(at: Instant, timeZone: string): CompanyDay {
  const beginning = (quarter: number): Instant => new Date(quarter * QUARTER).toISOString();
  const day = dayIn(timeZone, at);
  const begun = Math.floor(Date.parse(at) / QUARTER);
  let [inside, beyond] = [begun, begun + LONGEST_DAY];
  while (beyond - inside > 1) {
    const middle = Math.floor((inside + beyond) / 2);
    if (dayIn(timeZone, beginning(middle)) === day) inside = middle;
    else beyond = middle;
  }
  return { day, endsAt: beginning(beyond) };
}
