import type { Instant } from '#kernel/clock.js';
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
import { findPolicies } from './policy.store.js';
import { findTransitTimes } from './transit.store.js';

/** What delivery is planned by, kept by company until one of its parts changes. */
export interface KnownLogistics {
  /** In one statement where it is known. Not in a transaction that changes a part of it: what is rolled back would be kept. */
  read(reader: Reader, companyId: number, at: Instant): Promise<Logistics>;
  /** The public holidays of a country or of one of its regions, of this year and the next. */
  holidaysOf(countryCode: string, at: Instant, region?: string | null): Promise<Holidays>;
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
  readonly year: number;
  readonly logistics: Logistics;
}

/** Keeps the logistics of the companies that were asked for last. */
export function knownLogistics(holidays: HolidayCalendars): KnownLogistics {
  const companies = new Map<number, Known>();
  const keep = (companyId: number, known: Known): void => {
    companies.delete(companyId);
    companies.set(companyId, known);
    const [oldest] = companies.keys();
    if (companies.size > MOST_COMPANIES && oldest !== undefined) companies.delete(oldest);
  };
  return {
    async read(reader, companyId, at) {
      const version = await findLogisticsVersion(reader, companyId);
      const year = yearOf(at);
      const known = companies.get(companyId);
      if (known?.version === version && known.year === year) return known.logistics;
      const logistics = await readLogistics(reader, companyId, { holidays, year });
      keep(companyId, { version, year, logistics });
      return logistics;
    },
    holidaysOf: (countryCode, at, region = null) => holidaysOf(holidays, [{ countryCode, region }], yearOf(at)),
  };
}

const yearOf = (at: Instant): number => Number(at.slice(0, 'YYYY'.length));

const holidaysOf = (holidays: HolidayCalendars, wanted: readonly ObservedHolidays[], year: number): Promise<Holidays> =>
  holidays.of(wanted, [year, year + 1]).catch((error: unknown) => { throw new HolidaysUnknown(error); });

async function readLogistics(reader: Reader, companyId: number, { holidays, year }: { holidays: HolidayCalendars; year: number }): Promise<Logistics> {
  const locations = await findLocations(reader, companyId);
  const own = await findCalendars(reader, companyId);
  const calendars = new Map(locations.map(({ id, countryCode }) => [id, own.get(id) ?? usualCalendar(countryCode)]));
  return {
    locations, calendars, rules: await findRules(reader, companyId), carriers: await findCarriers(reader, companyId),
    transitTimes: await findTransitTimes(reader, companyId), policies: await findPolicies(reader, companyId),
    isHoliday: await holidaysOf(holidays, observed([...calendars.values()].map((calendar) => calendar.holidays)), year),
  };
}

const observed = (all: readonly (ObservedHolidays | null)[]): ObservedHolidays[] =>
  [...new Map(all.flatMap((one) => (one === null ? [] : [[`${one.countryCode} ${one.region ?? ''}`, one] as const]))).values()];
