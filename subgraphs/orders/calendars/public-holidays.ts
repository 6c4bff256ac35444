import Holidays, { type HolidaysTypes } from 'date-holidays';
import { dayPlus, type Day } from '#kernel/day.js';
import type { HolidayYear, NamedDays } from './holiday-question.js';

const HOUR = 3_600_000;

/** The regions of a country by the code that the source of holidays has for them, with their names; undefined for a country it does not know. */
export function publicRegions(countryCode: string): ReadonlyMap<string, string> | undefined {
  const known = new Holidays();
  if (!Object.hasOwn(known.getCountries('en'), countryCode)) return undefined;
  return new Map(Object.entries(known.getStates(countryCode, 'en') as Record<string, string> | undefined ?? {}));
}

/** The public holidays of a year, substitutes included, by day; none of what is not known. Of two on one day the first is named. */
export function publicHolidays({ countryCode, region, year }: HolidayYear): NamedDays {
  const regions = publicRegions(countryCode);
  if (!regions || (region !== null && !regions.has(region))) return new Map();
  const source = region === null ? new Holidays(countryCode, OPTIONS) : new Holidays(countryCode, region, OPTIONS);
  const days = [year - 1, year].flatMap((begun) => source.getHolidays(begun, 'en').flatMap(daysOf)); // one that begins in December can last until January
  return new Map(days.filter(([day]) => day.startsWith(`${year.toString()}-`)).sort(([, , one], [, , other]) => other - one).map(([day, name]) => [day, name]));
}

const OPTIONS: HolidaysTypes.Options = { types: ['public'], languages: ['en'] };

/** Of the day it is named by and those that follow; the evening before, on which feasts of other calendars begin, is none of them, and neither is a half day at the end. */
function daysOf({ date, start, end, name }: HolidaysTypes.Holiday, index: number): readonly (readonly [day: Day, name: string, index: number])[] {
  const count = Math.max(1, Math.floor((end.getTime() - start.getTime() + HOUR) / (24 * HOUR))); // a day in autumn has 25 hours, one in spring 23
  return Array.from({ length: count }, (_, after) => [dayPlus(date.slice(0, 'YYYY-MM-DD'.length), after), name, index] as const);
}
