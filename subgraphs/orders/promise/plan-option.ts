import type { Instant } from '#kernel/clock.js';
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
  const shipsOn = departures.map((plan) => plan.shipsOn).reduce((latest, day) => (day > latest ? day : latest));
  const window = deliveryWindow({ shipsOn, transit: travel.transit, bufferDays: policy?.bufferDays ?? 0, countryCode: wanted.countryCode, isHoliday: basis.isHolidayThere, ...(notes && { note: notes.travels }) });
  if (!window) return unavailable(type);
  return { method: type, ...availability(fit, departures), shipsOn, deliveryFrom: window.from, deliveryTo: window.to };
}

/** What is in stock is to be ordered until the earliest cutoff of its parts; what a supplier is to deliver has none. */
const availability = ({ arrivesOn }: Fit, departures: readonly PlannedDeparture[]): Pick<ShippingOption, 'status' | 'availableFrom' | 'orderBy'> =>
  (arrivesOn === null ? { status: 'IN_STOCK', availableFrom: null, orderBy: earliest(departures) } : { status: 'INCOMING', availableFrom: arrivesOn, orderBy: null });

/** When each location's part leaves; undefined where one of them never does. */
function departuresOf(serviced: Serviced, { fit, notes }: Pick<Policed, 'fit' | 'notes'>, { at, logistics, load }: PromiseBasis): PlannedDeparture[] | undefined {
  const ids = new Set(fit.allocated.map(({ locationId }) => locationId));
  const plans = logistics.locations.filter(({ id }) => ids.has(id)).map((location) => {
    const plan = departureFrom(location, Object.assign({ from: at, notBefore: fit.arrivesOn }, serviced), { logistics, load, ...(notes && { note: (step: CalendarStep) => { notes.departs(location, step); } }) });
    notes?.leaves(location, plan);
    return plan;
  });
  const found = plans.filter((plan) => plan !== undefined);
  return found.length === plans.length ? found : undefined;
}

/** Until when to order so that every part leaves as planned. */
const earliest = (departures: readonly PlannedDeparture[]): Instant | null => departures.flatMap(({ orderBy }) => orderBy ?? []).toSorted()[0] ?? null;
