import { onceByName, type OnceByName } from '#kernel/once-by-name.js';
import type { Ledger } from '../inventory/ledger.js';
import type { Location } from '../inventory/location.js';
import type { RoutedOrder, RoutedOrderLine } from './routed-order.js';
import { ruleOf, type RoutingRule } from './rule.js';
import { route, type RoutedLine, type AllocatedUnits, type Split } from './route.js';

/** The input of routing. */
export interface RoutingBasis {
  readonly locations: readonly Location[];
  /** By priority. */
  readonly rules: readonly RoutingRule[];
  /** Shared by all orders that are allocated together. */
  readonly ledger: Ledger;
}

/**
 * Where the units of an order go, taken from the ledger; undefined when it does not fit whole and has to wait. The locations are those of
 * the rule it falls under; without one every active location that fulfils online orders, warehouses before stores, those of the
 * destination before others, and lines may go to different ones (document 2, G, rule 1).
 */
export function allocate(order: RoutedOrder, basis: RoutingBasis): AllocatedUnits[] | undefined {
  const lines = order.lines.map((line): RoutedLine | undefined => routed(line, basis.locations)).filter((line) => line === undefined || line.quantity > 0);
  const known = lines.filter((line) => line !== undefined);
  if (known.length === 0 || known.length < lines.length) return undefined;
  const allocated = route(Object.assign(candidates(order, basis), { lines: known, free: (locationId: string, variantId: string | null) => basis.ledger.free(locationId, variantId) }));
  if (allocated) basis.ledger.take(allocated);
  return allocated;
}

/** The locations allowed for an order, the best first, and how far it may be divided. */
export function candidates(order: RoutedOrder, { locations, rules }: Pick<RoutingBasis, 'locations' | 'rules'>): { locationIds: readonly string[]; split: Split } {
  const rule = ruleOf(order, rules);
  if (!rule) return { locationIds: byDefault(locations, order.shippingAddress.countryCode?.toUpperCase()), split: 'LINE' };
  const named = rule.locationCodes.map((wanted) => locations.find((location) => location.code === wanted && isOpen(location)));
  return { locationIds: named.flatMap((location) => (location ? [location.id] : [])), split: rule.split };
}

const isOpen = ({ active, fulfilsOnline }: Location): boolean => active && fulfilsOnline;

/** Of lists of locations, by destination: orders and promises that are routed by one list sort it once. */
const sorted = new WeakMap<readonly Location[], OnceByName<readonly string[]>>();

function byDefault(locations: readonly Location[], destination: string | undefined): readonly string[] {
  const known = sorted.get(locations) ?? onceByName();
  sorted.set(locations, known);
  const distance = ({ kind, countryCode }: Location): number => 2 * Number(kind === 'STORE') + Number(countryCode !== destination);
  return known(destination ?? '', () => locations.filter(isOpen).toSorted((one, other) => distance(one) - distance(other)).map(({ id }) => id));
}

/** A line and the location it names; undefined if that one gets no orders any more. */
function routed({ id, variantId, quantity, quantityCancelled, locationCode }: RoutedOrderLine, locations: readonly Location[]): RoutedLine | undefined {
  const line = { lineId: id, variantId, quantity: quantity - quantityCancelled };
  if (locationCode === null) return line;
  const chosen = locations.find(({ code, active }) => active && code === locationCode);
  return chosen && { ...line, only: chosen.id };
}
