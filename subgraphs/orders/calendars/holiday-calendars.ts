import { enterLatest } from '#kernel/enter-latest.js';
import type { ObservedHolidays } from './calendar.js';
import type { HolidayYear, NamedDays } from './holiday-question.js';
import { holidayThread, type HolidayThread } from './holiday-thread.js';
import type { Holidays } from './holidays.js';

/** The public holidays of the world (date-holidays), named in English where the source does. */
export interface HolidayCalendars {
  /** Those of countries, or of one of their regions, in some years; of others, and of what the source does not know, there are none. Throws UNAVAILABLE where they are not known yet and cannot be looked up at present. */
  of(wanted: readonly ObservedHolidays[], years: readonly number[]): Promise<Holidays>;
  /** The regions of a country that have holidays of their own: names by code; undefined for a country that the source does not know. Throws UNAVAILABLE like `of`. */
  regionsOf(countryCode: string): Promise<ReadonlyMap<string, string> | undefined>;
  close(): Promise<void>;
}

/** So many years of countries or regions are remembered, and the regions of so many countries. */
const MOST = 1_000;

/** Holidays that a process has looked up: it remembers them, those that are being looked up too, but no failure. */
export function holidayCalendars(thread: HolidayThread = holidayThread()): HolidayCalendars {
  const years = new Map<string, Promise<NamedDays>>();
  const regions = new Map<string, Promise<Regions>>();
  return {
    of: async (wanted, ofYears) => {
      const asked = new Map(wanted.flatMap(({ countryCode, region }) => ofYears.map((year) => [keyOf(countryCode, region, year), { countryCode, region, year }] as const)));
      const unknown = [...asked.keys()].filter((key) => !years.has(key));
      const answer = unknown.length > 0 ? askYears(thread, unknown.flatMap((key) => asked.get(key) ?? [])) : undefined;
      const found = await Promise.all([...asked.keys()].map(async (key) => [key, await known(years, key, () => ofAnswer(answer, unknown.indexOf(key)))] as const));
      return holidaysOf(new Map(found));
    },
    regionsOf: (countryCode) => known(regions, countryCode, () => askRegions(thread, countryCode)),
    close: () => thread.close(),
  };
}

/** They are the same for every database, so a process looks each up once. Its thread ends by itself when nothing is looked up. */
export const holidaysOfProcess = holidayCalendars();

type Regions = ReadonlyMap<string, string> | undefined;

const keyOf = (countryCode: string, region: string | null, year: number | string): string => `${countryCode} ${region ?? ''} ${year.toString()}`;

/** What is remembered, or what is asked for now. */
function known<Value>(remembered: Map<string, Promise<Value>>, key: string, ask: () => Promise<Value>): Promise<Value> {
  const before = remembered.get(key);
  const value = before ?? ask();
  enterLatest(remembered, [key, value], MOST);
  if (!before) value.catch(() => { if (remembered.get(key) === value) remembered.delete(key); });
  return value;
}

const ofAnswer = async (answer: Promise<readonly NamedDays[]> | undefined, index: number): Promise<NamedDays> => (await answer)?.[index] ?? new Map();

async function askYears(thread: HolidayThread, years: readonly HolidayYear[]): Promise<readonly NamedDays[]> {
  const answer = await thread.ask({ years });
  return 'years' in answer ? answer.years : [];
}

async function askRegions(thread: HolidayThread, countryCode: string): Promise<Regions> {
  const answer = await thread.ask({ regionsOf: countryCode });
  return 'regions' in answer ? answer.regions : undefined;
}

const holidaysOf = (years: ReadonlyMap<string, NamedDays>): Holidays => (...[countryCode, region, day]) => years.get(keyOf(countryCode, region, day.slice(0, 'YYYY'.length)))?.get(day);
