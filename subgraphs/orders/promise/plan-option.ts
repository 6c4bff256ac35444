import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { onceByName } from '#kernel/once-by-name.js';
import type { CalendarStep, NoteStep } from '../calendars/calendar-step.js';
import { deliveryWindow } from '../calendars/delivery-window.js';
import { departureFrom, type PlannedDeparture } from '../calendars/departures.js';
import { policyFor, type ServicePolicy, type Serviced } from '../calendars/policy.js';
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
  /** When a part leaves; undefined where its location does not work for too long. */
  readonly leaves: (location: Location, plan: PlannedDeparture | undefined) => void;
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
  if (!fit) return unavailable(type);
  const { countryCode, postcode, channel, tags } = wanted;
  const serviced: Serviced = { countryCode, postcode, channel, tags, shippingType: type };
  const policy = policyFor(serviced, basis.logistics.policies);
  const plan = (): ShippingOption => planned(wanted, { type, fit, travel, notes, policy, serviced }, basis);
  if (notes) return plan();
  const way = policy || fit.arrivesOn !== null ? `${type} ${policy?.id ?? ''} ${fit.arrivesOn ?? ''}` : type;
  return basis.once.options(way, onceByName)(placesOf(fit), plan);
}

function placesOf({ allocated }: Fit): string {
  const first = allocated[0]?.locationId ?? '';
  return allocated.every(({ locationId }) => locationId === first) ? first : [...new Set(allocated.map(({ locationId }) => locationId))].join();
}

interface Policed extends Planning {
  readonly fit: Fit;
  readonly policy: ServicePolicy | undefined;
  readonly serviced: Serviced;
}

function planned(wanted: Wanted, { type, fit, travel, notes, policy, serviced }: Policed, basis: PromiseBasis): ShippingOption {
  const departures = departuresOf(serviced, { fit, notes }, basis);
  if (!departures) return unavailable(type);
  const shipsOn = departures.map(({ plan }) => plan.shipsOn).reduce((latest, day) => (day > latest ? day : latest));
  const window = deliveryWindow({ shipsOn, transit: travel.transit, bufferDays: policy?.bufferDays ?? 0, countryCode: wanted.countryCode, isHoliday: basis.isHolidayThere, ...(notes && { note: notes.travels }) });
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

/** So many cutoffs of a part are looked at; where the others leave later than that, the last of them is told. */
const MOST_LATER = 15;

function lastCutoff({ plan, orderedAt }: PartDeparture, shipsOn: Day): Instant | null {
  let { orderBy, shipsOn: leaves } = plan;
  for (let later = 0; later < MOST_LATER && orderBy !== null && leaves < shipsOn; later += 1) {
    const next = orderedAt(orderBy);
    if (!next || next.shipsOn > shipsOn) return orderBy;
    ({ orderBy, shipsOn: leaves } = next);
  }
  return orderBy;
}

/** When each location's part leaves; undefined where one of them never does. */
function departuresOf(serviced: Serviced, { fit, notes }: Pick<Policed, 'fit' | 'notes'>, { at, logistics, load }: PromiseBasis): PartDeparture[] | undefined {
  const ids = new Set(fit.allocated.map(({ locationId }) => locationId));
  const leavingFrom = (location: Location, from: Instant, note?: NoteStep): PlannedDeparture | undefined =>
    departureFrom(location, Object.assign({ from, notBefore: fit.arrivesOn }, serviced), { logistics, load, ...(note && { note }) });
  const parts = logistics.locations.filter(({ id }) => ids.has(id)).map((location) => {
    const plan = leavingFrom(location, at, notes && ((step) => { notes.departs(location, step); }));
    notes?.leaves(location, plan);
    return { plan, orderedAt: (from: Instant) => leavingFrom(location, from) };
  });
  const found = parts.flatMap(({ plan, orderedAt }) => (plan ? [{ plan, orderedAt }] : []));
  return found.length === parts.length ? found : undefined;
}

/** Until when to order so that every part leaves as planned. */
const earliest = (cutoffs: readonly (Instant | null)[]): Instant | null => cutoffs.flatMap((cutoff) => cutoff ?? []).toSorted()[0] ?? null;
