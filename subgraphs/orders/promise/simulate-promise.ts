import { ago, instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { checkCalendar, outside } from '../calendars/check-calendar.js';
import type { GivenCalendar } from '../calendars/given-calendar.js';
import type { Holidays } from '../calendars/holidays.js';
import { departureLoad } from '../calendars/load.js';
import { localTime } from '../calendars/local-time.js';
import type { Logistics } from '../calendars/logistics.js';
import { knownRegions, locationCalled } from '../calendars/save-location-calendar.js';
import type { GivenTransitTime } from '../calendars/save-transit-times.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changedLogistics } from './changed-logistics.js';
import { datesOf, type DatingBasis, type PastOrder } from './dated-orders.js';
import { comparedOrders, type PromiseSimulation } from './promise-simulation.js';
import { readPastOrders } from './read-past-orders.js';

/** A change of a location's calendar, or of all transit times, that is tried on orders of the last days. */
export interface SimulatedPromise extends Omit<GivenCalendar, 'openingHours' | 'pickupMinutes'> {
  /** Its id or code. */
  readonly location: string;
  /** All of them, in place of those there are. */
  readonly transitTimes?: readonly GivenTransitTime[] | null | undefined;
  readonly days?: number | null | undefined;
}

/** What a change would have meant; whether it was tried on the newest orders alone, because there are more. */
export interface SimulatedPromises extends PromiseSimulation {
  readonly cut: boolean;
}

const DAY = 86_400_000;
const [USUAL_DAYS, MOST_DAYS, MOST_ORDERS] = [30, 92, 2000] as const;

/**
 * When the orders of which a part went to a location would have left and been delivered by its calendar and by a changed one, each as it was placed; needs commerce.read, and changes nothing. The daily capacity of the location counts among these orders, from the first of them on; that of other locations does not.
 * BAD_INPUT for a change that could not be saved.
 */
export async function simulatePromise(deps: OrdersDeps, { principal }: CallContext, { location: reference, transitTimes, days, ...given }: SimulatedPromise): Promise<SimulatedPromises> {
  requirePermission(principal, 'commerce.read');
  checkCalendar(given, await knownRegions(deps.logistics, given));
  const problem = outside(days, [1, MOST_DAYS]);
  if (problem !== undefined) throw new Failure('BAD_INPUT', 'The time is not valid', { days: [problem] });
  const { database, clock } = deps;
  const { companyId } = principal;
  const location = await locationCalled(database, companyId, reference);
  const from = ago(clock, (days ?? USUAL_DAYS) * DAY);
  const before = await deps.logistics.read(database, companyId, instant(clock));
  const after = await changedLogistics(deps, before, { calendar: { location, given }, transitTimes, from });
  const { orders, isCut } = await readPastOrders(database, companyId, { locationId: location.id, from, to: instant(clock), most: MOST_ORDERS, logistics: before });
  const holidaysOf = await holidaysOfDestinations(deps, orders, from);
  const basisOf = (logistics: Logistics): DatingBasis => ({ logistics, locationId: location.id, load: departureLoad([]), holidaysOf });
  const [old, changed] = [basisOf(before), basisOf(after)];
  return {
    cut: isCut,
    ...comparedOrders(orders.map((order) => ({
      number: order.number, placedOn: localTime(location.timeZone, order.placedAt).day, deliveredOn: order.deliveredOn, before: datesOf(order, old), after: datesOf(order, changed),
    }))),
  };
}

/** The public holidays of all countries that the orders went to. */
async function holidaysOfDestinations({ logistics }: OrdersDeps, orders: readonly PastOrder[], from: Instant): Promise<(countryCode: string) => Holidays> {
  const countries = [...new Set(orders.flatMap(({ countryCode }) => countryCode ?? []))];
  const known = new Map(await Promise.all(countries.map(async (country) => [country, await logistics.holidaysOf(country, from)] as const)));
  return (country) => known.get(country) ?? (() => undefined);
}
