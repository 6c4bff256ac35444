import type { Day } from '#kernel/day.js';
import type { ObservedHolidays } from './calendar.js';

/** The public holidays of a country, or of one of its regions, in a year. */
export interface HolidayYear extends ObservedHolidays {
  readonly year: number;
}

/** What the thread of the holidays is asked: holidays of years, or the regions of a country. */
export type HolidayQuestion = { readonly years: readonly HolidayYear[] } | { readonly regionsOf: string };

/** Names by day. */
export type NamedDays = ReadonlyMap<Day, string>;

/** What it answers: the days of each year asked for, or the regions by their code, undefined for a country that is not known. */
export type HolidayAnswer = { readonly years: readonly NamedDays[] } | { readonly regions: ReadonlyMap<string, string> | undefined };
