import type { Instant } from '#kernel/clock.js';
import { usualCalendar } from '../calendars/calendar.js';
import { comparedPostcode } from '../calendars/policy.js';
import { readyForPickup } from '../calendars/ready-for-pickup.js';
import { ledgerOf } from '../inventory/ledger.js';
import type { Location } from '../inventory/location.js';
import type { PromiseBasis } from './basis.js';
import { MOST_STORES, type PickupOption } from './promise.js';
import type { Wanted } from './wanted.js';

/** The stores of the country where everything can be collected, the nearest first (document 2, G, rule 6). */
export function pickupStores(wanted: Wanted, basis: PromiseBasis): PickupOption[] {
  const ledger = ledgerOf(basis.positions);
  const units = unitsOf(wanted);
  const stores = basis.logistics.locations.filter((location) => offersPickup(location, wanted.countryCode) && [...units].every(([variantId, quantity]) => ledger.free(location.id, variantId) >= quantity));
  const found: PickupOption[] = [];
  for (const store of nearestFirst(stores, wanted.postcode)) {
    found.push(...optionAt(store, basis));
    if (found.length === MOST_STORES) break; // when the others could have it does not matter
  }
  return found;
}

const offersPickup = ({ kind, active, offersPickup: offered, countryCode }: Location, country: string): boolean => kind === 'STORE' && active && offered && countryCode === country;

function unitsOf({ lines }: Wanted): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { variantId, quantity } of lines) units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  return units;
}

/** When orders can be collected at stores: the same for all that is asked for at a moment. */
const times = new WeakMap<PromiseBasis, Map<string, Instant | undefined>>();

function readyAtStore({ id, timeZone, countryCode }: Location, basis: PromiseBasis): Instant | undefined {
  const known = times.get(basis) ?? new Map<string, Instant | undefined>();
  times.set(basis, known);
  const { at, logistics: { calendars, isHoliday } } = basis;
  if (!known.has(id)) known.set(id, readyForPickup({ calendar: calendars.get(id) ?? usualCalendar(countryCode), timeZone, from: at, isHoliday }));
  return known.get(id);
}

function optionAt(store: Location, basis: PromiseBasis): PickupOption[] {
  const { code, name, address: { city, address1 } } = store;
  const readyAt = readyAtStore(store, basis);
  return readyAt === undefined ? [] : [{ locationCode: code, name, city, address: address1, readyAt }];
}

/** So many characters of a postcode say how near a store is (document 2, G, Endpoints, zip). */
const RANKED_CHARACTERS = 5;

/** By the longest common beginning of the postcodes; as they are sorted by code where it is the same. */
function nearestFirst(stores: readonly Location[], postcode: string | null): readonly Location[] {
  const wanted = postcode?.slice(0, RANKED_CHARACTERS);
  if (wanted === undefined) return stores;
  const common = ({ address: { postalCode } }: Location): number => commonLength(wanted, comparedPostcode(postalCode) ?? '');
  return stores.toSorted((one, other) => common(other) - common(one));
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
