import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { CalendarStep, NoteStep } from '../calendars/calendar-step.js';
import { deliveryWindow } from '../calendars/delivery-window.js';
import { departureFrom, type PlannedDeparture } from '../calendars/departures.js';
import { policyFor } from '../calendars/policy.js';
import type { Location } from '../inventory/location.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { PromiseBasis } from './basis.js';
import type { Fit } from './fit.js';
import type { ShippingOption } from './promise.js';
import type { Travel } from './transit-of.js';
import type { Wanted } from './wanted.js';

/** Hears of what decides the dates, for an explanation. */
export interface OptionNotes {
  readonly departs: (location: Location, step: CalendarStep) => void;
  readonly travels: NoteStep;
}

interface Planning {
  readonly type: ShippingType;
  readonly fit: Fit | undefined;
  readonly travel: Travel;
  readonly notes?: OptionNotes | undefined;
}

/** Nothing can be promised by a method. */
export const unavailable = (method: ShippingType): ShippingOption =>
  ({ method, status: 'UNAVAILABLE', availableFrom: null, orderBy: null, shipsOn: null, deliveryFrom: null, deliveryTo: null });

/** What a method promises: when the parts leave, and when the last of them is delivered (document 2, G, rules 2 to 4). */
export function planOption(wanted: Wanted, { type, fit, travel, notes }: Planning, basis: PromiseBasis): ShippingOption {
  const departures = fit && departuresOf(wanted, { type, fit, notes }, basis);
  if (!departures) return unavailable(type);
  const shipsOn = departures.map(({ plan }) => plan.shipsOn).reduce((latest, day) => (day > latest ? day : latest));
  const bufferDays = policyFor({ ...wanted, shippingType: type }, basis.logistics.policies)?.bufferDays ?? 0;
  const window = deliveryWindow({ shipsOn, transit: travel.transit, bufferDays, countryCode: wanted.countryCode, isHoliday: basis.isHolidayThere, ...(notes && { note: notes.travels }) });
  if (!window) return unavailable(type);
  return { method: type, ...availability(fit, cutoffsFor(departures, shipsOn)), shipsOn, deliveryFrom: window.from, deliveryTo: window.to };
}

/** What is in stock is to be ordered until the earliest of the cutoffs of its parts; what a supplier is to deliver has none. */
const availability = ({ arrivesOn }: Fit, cutoffs: readonly (Instant | null)[]): Pick<ShippingOption, 'status' | 'availableFrom' | 'orderBy'> =>
  (arrivesOn === null ? { status: 'IN_STOCK', availableFrom: null, orderBy: earliest(cutoffs) } : { status: 'INCOMING', availableFrom: arrivesOn, orderBy: null });

/** What leaves one location, and how it would leave if it were ordered later. */
interface PartDeparture {
  readonly plan: PlannedDeparture;
  readonly orderedAt: (at: Instant) => PlannedDeparture | undefined;
}

/** Until when to order each part so that all have left on a day: a part that would leave before the others has time until it would leave after them. One without a cutoff leaves later from midnight on, whatever the cutoffs of the others. */
function cutoffsFor(parts: readonly PartDeparture[], shipsOn: Day): readonly (Instant | null)[] {
  return parts.some(({ plan }) => plan.orderBy === null) ? parts.map(({ plan }) => plan.orderBy) : parts.map((part) => lastCutoff(part, shipsOn));
}

function lastCutoff({ plan, orderedAt }: PartDeparture, shipsOn: Day): Instant | null {
  let { orderBy, shipsOn: leaves } = plan;
  while (orderBy !== null && leaves < shipsOn) {
    const later = orderedAt(orderBy);
    if (!later || later.shipsOn > shipsOn) return orderBy;
    ({ orderBy, shipsOn: leaves } = later);
  }
  return orderBy;
}

/** When each location's part leaves; undefined where one of them never does. */
function departuresOf(wanted: Wanted, { type, fit, notes }: { type: ShippingType; fit: Fit; notes: OptionNotes | undefined }, { at, logistics, load }: PromiseBasis): PartDeparture[] | undefined {
  const ids = new Set(fit.allocated.map(({ locationId }) => locationId));
  const order = { ...wanted, shippingType: type, from: at, notBefore: fit.arrivesOn };
  const parts = logistics.locations.filter(({ id }) => ids.has(id)).map((location) => ({
    plan: departureFrom(location, order, { logistics, load, ...(notes && { note: (step: CalendarStep) => { notes.departs(location, step); } }) }),
    orderedAt: (from: Instant) => departureFrom(location, { ...order, from }, { logistics, load }),
  }));
  const found = parts.flatMap(({ plan, orderedAt }) => (plan ? [{ plan, orderedAt }] : []));
  return found.length === parts.length ? found : undefined;
}

/** Until when to order so that every part leaves as planned. */
const earliest = (cutoffs: readonly (Instant | null)[]): Instant | null => cutoffs.flatMap((cutoff) => cutoff ?? []).toSorted()[0] ?? null;
