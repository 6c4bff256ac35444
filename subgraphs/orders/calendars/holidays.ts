import type { Day } from '#kernel/day.js';

/** The name of the public holiday that a day is in a country, or in one of its regions; undefined for none. */
export type Holidays = (countryCode: string, region: string | null, day: Day) => string | undefined;
