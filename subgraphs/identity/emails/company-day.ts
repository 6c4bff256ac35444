import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';

/** A day of a company, as its time zone has it. */
export interface CompanyDay {
  readonly day: Day;
  /** When the next one begins. */
  readonly endsAt: Instant;
}

const [MINUTE, LONGEST_DAY] = [60_000, 1620] as const; // 27 hours: clocks may be put back

/** The day that an instant is in, in a time zone. */
export function companyDay(at: Instant, timeZone: string): CompanyDay {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const day = format.format(new Date(at));
  const begun = Math.floor(Date.parse(at) / MINUTE);
  let [inside, beyond] = [begun, begun + LONGEST_DAY];
  while (beyond - inside > 1) {
    const middle = Math.floor((inside + beyond) / 2);
    if (format.format(new Date(middle * MINUTE)) === day) inside = middle;
    else beyond = middle;
  }
  return { day, endsAt: new Date(beyond * MINUTE).toISOString() };
}
