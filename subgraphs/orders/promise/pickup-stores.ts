import { calendarAt } from '../calendars/logistics.js';
import { comparedPostcode } from '../calendars/policy.js';
import { readyForPickup } from '../calendars/ready-for-pickup.js';
import type { Location } from '../inventory/location.js';
import type { PromiseBasis } from './basis.js';
import { MOST_STORES, type PickupOption } from './promise.js';
import type { Wanted } from './wanted.js';

/** The stores of the country where everything can be collected, the nearest first (document 2, G, rule 6). */
export function pickupStores(wanted: Wanted, basis: PromiseBasis): PickupOption[] {
  const units = [...unitsOf(wanted)];
  const found: PickupOption[] = [];
  for (const store of storesOf(wanted, basis)) {
    const hasAll = units.every(([variantId, quantity]) => basis.stock.free(store.id, variantId) >= quantity);
    const option = hasAll ? basis.once.pickups(store.id, () => optionAt(store, basis)) : undefined;
    if (option) found.push(option);
    if (found.length === MOST_STORES) break;
  }
  return found;
}

/** The stores of the country that offer pickup, the nearest first. */
export const storesOf = ({ countryCode, postcode }: Wanted, { logistics: { locations }, once }: Pick<PromiseBasis, 'logistics' | 'once'>): readonly Location[] =>
  once.stores(postcode ?? '', () => nearestFirst(locations.filter((location) => offersPickup(location, countryCode)), postcode));

const offersPickup = ({ kind, active, offersPickup: offered, countryCode }: Location, country: string): boolean => kind === 'STORE' && active && offered && countryCode === country;

function unitsOf({ lines }: Wanted): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { variantId, quantity } of lines) units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  return units;
}

function optionAt(store: Location, { at, logistics }: PromiseBasis): PickupOption | undefined {
  const { code, name, address: { city, address1 }, timeZone } = store;
  const readyAt = readyForPickup({ calendar: calendarAt(store, logistics), timeZone, from: at, isHoliday: logistics.isHoliday });
  return readyAt === undefined ? undefined : { locationCode: code, name, city, address: address1, readyAt };
}

/** So many characters of a postcode say how near a store is (document 2, G, Endpoints, zip). */
const RANKED_CHARACTERS = 5;

/** By the longest common beginning of the postcodes; as they are sorted by code where it is the same. */
function nearestFirst(stores: readonly Location[], postcode: string | null): readonly Location[] {
  const wanted = postcode?.slice(0, RANKED_CHARACTERS);
  if (wanted === undefined) return stores;
  const ranked = stores.map((store) => ({ store, common: commonLength(wanted, comparedPostcode(store.address.postalCode) ?? '') }));
  return ranked.sort((one, other) => other.common - one.common).map(({ store }) => store);
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
