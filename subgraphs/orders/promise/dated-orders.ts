import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { deliveryWindow } from '../calendars/delivery-window.js';
import { departureFrom } from '../calendars/departures.js';
import type { Holidays } from '../calendars/holidays.js';
import type { DepartureLoad } from '../calendars/load.js';
import type { Logistics } from '../calendars/logistics.js';
import type { Serviced } from '../calendars/policy.js';
import { travelOf } from './transit-of.js';

/** An order as it was placed, and what became of it. */
export interface PastOrder extends Serviced {
  readonly number: string;
  readonly placedAt: Instant;
  /** The carrier it names. */
  readonly carrierCode: string | null;
  /** Where its units went. */
  readonly locationIds: readonly string[];
  /** The local day of its destination on which it was delivered; null for one that is not. */
  readonly deliveredOn: Day | null;
}

/** When an order would have left and been delivered; null where no day is found, or no transit time goes there. */
export interface OrderDates {
  readonly shipsOn: Day | null;
  readonly deliveryTo: Day | null;
}

/** Calendars and transit times by which orders are dated. */
export interface DatingBasis {
  readonly logistics: Logistics;
  /** The location whose capacity counts: of others not all orders are known. */
  readonly locationId: string;
  readonly load: DepartureLoad;
  /** The public holidays of a destination. */
  readonly holidaysOf: (countryCode: string) => Holidays;
}

/** When an order would have left as it was placed, and been delivered at the latest; it counts against the capacity of the location. */
export function datesOf(order: PastOrder, basis: DatingBasis): OrderDates {
  const { logistics: { locations }, load } = basis;
  const plans = locations.filter(({ id }) => order.locationIds.includes(id)).map((location) => {
    const plan = departureFrom(location, { ...order, from: order.placedAt, notBefore: null }, basis);
    if (plan && location.id === basis.locationId) load.add(location.id, order.shippingType, plan.shipsOn);
    return plan;
  });
  const found = plans.filter((plan) => plan !== undefined);
  const [last] = found.toSorted((one, other) => (one.shipsOn < other.shipsOn ? 1 : -1));
  if (!last || found.length < plans.length) return { shipsOn: null, deliveryTo: null };
  return { shipsOn: last.shipsOn, deliveryTo: deliveredBy(order, { shipsOn: last.shipsOn, bufferDays: last.policy?.bufferDays ?? 0 }, basis) };
}

function deliveredBy({ countryCode, ...order }: PastOrder, leaving: { readonly shipsOn: Day; readonly bufferDays: number }, { logistics, holidaysOf }: DatingBasis): Day | null {
  if (countryCode === null) return null;
  const travel = travelOf({ ...order, countryCode }, logistics);
  return travel ? deliveryWindow({ ...leaving, countryCode, transit: travel.transit, isHoliday: holidaysOf(countryCode) })?.to ?? null : null;
}
