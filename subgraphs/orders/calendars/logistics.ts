import type { Location } from '../inventory/location.js';
import type { RoutingRule } from '../routing/rule.js';
import type { Carrier } from '../shipping/carrier.js';
import { usualCalendar, type LocationCalendar } from './calendar.js';
import type { Holidays } from './holidays.js';
import type { ServicePolicy } from './policy.js';
import type { TransitTime } from './transit.js';

/** What delivery is planned by: what a company set, as of one moment. */
export interface Logistics {
  readonly locations: readonly Location[];
  /** By priority. */
  readonly rules: readonly RoutingRule[];
  /** By code. */
  readonly carriers: readonly Carrier[];
  /** Of every location, by its id. */
  readonly calendars: ReadonlyMap<string, LocationCalendar>;
  readonly transitTimes: readonly TransitTime[];
  /** By priority. */
  readonly policies: readonly ServicePolicy[];
  /** The public holidays that the calendars observe, in the years of which something can be planned. */
  readonly isHoliday: Holidays;
}

/** The calendar of a location. */
export const calendarAt = ({ id, countryCode }: Pick<Location, 'id' | 'countryCode'>, { calendars }: Pick<Logistics, 'calendars'>): LocationCalendar => calendars.get(id) ?? usualCalendar(countryCode);
