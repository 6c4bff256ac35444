import type { Instant } from '#kernel/clock.js';
import { enterLatest } from '#kernel/enter-latest.js';
import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findLocations } from '../inventory/location.store.js';
import { findLogisticsVersion } from '../inventory/logistics-version.store.js';
import { findRules } from '../routing/routing-rule.store.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { usualCalendar, type ObservedHolidays } from './calendar.js';
import { findCalendars } from './calendar.store.js';
import type { HolidayCalendars } from './holiday-calendars.js';
import type { Holidays } from './holidays.js';
import type { Logistics } from './logistics.js';
import { plannedYears } from './planned-years.js';
import { findPolicies } from './policy.store.js';
import { findTransitTimes } from './transit.store.js';

/** What delivery is planned by, kept by company until one of its parts changes. */
export interface KnownLogistics {
  /** In one statement where it is known. Not in a transaction that changes a part of it: what is rolled back would be kept. */
  read(reader: Reader, companyId: number, at: Instant): Promise<Logistics>;
  /** The public holidays of a country or of one of its regions, in the years of which something can be promised. */
  holidaysOf(countryCode: string, at: Instant, region?: string | null): Promise<Holidays>;
  /** The regions of a country that have holidays of their own; undefined for a country without known holidays. */
  regionsOf(countryCode: string): Promise<readonly string[] | undefined>;
}

const MOST_COMPANIES = 50;

/** The public holidays are not known for the moment. */
export class HolidaysUnknown extends Failure {
  constructor(cause: unknown) {
    super('UNAVAILABLE', 'The public holidays are not known for the moment; try again', {}, { cause });
  }
}

interface Known {
  readonly version: number;
  readonly years: readonly number[];
  readonly logistics: Logistics;
}

/** Keeps the logistics of the companies that were asked for last. */
export function knownLogistics(holidays: HolidayCalendars): KnownLogistics {
  const companies = new Map<number, Known>();
  return {
    async read(reader, companyId, at) {
      const version = await findLogisticsVersion(reader, companyId);
      const years = plannedYears(at);
      const known = companies.get(companyId);
      if (known?.version === version && known.years[0] === years[0] && known.years.length === years.length) return known.logistics;
      const logistics = await readLogistics(reader, companyId, { holidays, years });
      enterLatest(companies, [companyId, { version, years, logistics }], MOST_COMPANIES);
      return logistics;
    },
    holidaysOf: (countryCode, at, region = null) => holidaysOf(holidays, [{ countryCode, region }], plannedYears(at)),
    regionsOf: async (countryCode) => {
      const regions = await holidays.regionsOf(countryCode).catch((error: unknown) => { throw new HolidaysUnknown(error); });
      return regions && [...regions.keys()];
    },
  };
}

const holidaysOf = (holidays: HolidayCalendars, wanted: readonly ObservedHolidays[], years: readonly number[]): Promise<Holidays> =>
  holidays.of(wanted, years).catch((error: unknown) => { throw new HolidaysUnknown(error); });

async function readLogistics(reader: Reader, companyId: number, { holidays, years }: { holidays: HolidayCalendars; years: readonly number[] }): Promise<Logistics> {
  const locations = await findLocations(reader, companyId);
  const own = await findCalendars(reader, companyId);
  const calendars = new Map(locations.map(({ id, countryCode }) => [id, own.get(id) ?? usualCalendar(countryCode)]));
  return {
    locations, calendars, rules: await findRules(reader, companyId), carriers: await findCarriers(reader, companyId),
    transitTimes: await findTransitTimes(reader, companyId), policies: await findPolicies(reader, companyId),
    isHoliday: await holidaysOf(holidays, observed([...calendars.values()].map((calendar) => calendar.holidays)), years),
  };
}

const observed = (all: readonly (ObservedHolidays | null)[]): ObservedHolidays[] =>
  [...new Map(all.flatMap((one) => (one === null ? [] : [[`${one.countryCode} ${one.region ?? ''}`, one] as const]))).values()];
