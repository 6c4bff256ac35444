import { Failure } from '#contract/failure.js';
import type { Location } from '../inventory/location.js';
import { noActiveLocation } from '../inventory/no-active-location.js';
import type { Relocation } from './relocate-units.js';
import type { AllocatedUnits } from '../routing/route.js';

/** The active location with a code, BAD_INPUT where there is none; INVALID_STATE where it has another open fulfillment order of the order. */
export function requireLocation({ basis, closed }: Relocation, code: string): Location {
  const found = basis.locations.find((location) => location.active && location.code === code);
  if (!found) throw new Failure('BAD_INPUT', 'A location is not known', { locationCode: [noActiveLocation(code, basis.locations)] });
  if (closed.has(found.id)) throw new Failure('INVALID_STATE', `${code} has another open fulfillment order of this order`);
  return found;
}

/** Refuse units that a location has no free stock for: INVALID_STATE with the units of each item that it has and lacks. */
export function refuseShortage({ fulfillmentOrder, basis: { ledger } }: Relocation, allocated: readonly AllocatedUnits[], location: Location): void {
  const wanted = new Map<string | null, number>();
  for (const { variantId, quantity } of allocated) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const short = [...wanted].map(([variantId, quantity]) => ({ sku: skuOf(fulfillmentOrder, variantId), quantity, available: ledger.free(location.id, variantId) })).filter(({ quantity, available }) => quantity > available);
  if (short.length === 0) return;
  throw new Failure('INVALID_STATE', `${location.code} does not have these units`, {
    short: short.map((units) => ({ ...units, missing: units.quantity - units.available })),
  });
}

/** How people name an item of a fulfillment order. */
const skuOf = ({ lines }: Relocation['fulfillmentOrder'], wanted: string | null): string | null => {
  const line = lines.find(({ variantId }) => variantId === wanted);
  return line?.sku ?? line?.barcode ?? null;
};
