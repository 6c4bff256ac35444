import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { asLocation, type WorkedLocation } from './as-location.js';
import { findLocations } from './location.store.js';
import type { Location } from './location.js';
import type { Counted } from './read-counted.js';
import type { StockOutcome } from './stock-level.js';
import { updateStock, type StockReport } from './update-stock.js';

/** What a person counted at a location. */
export interface CountStock extends Pick<WorkedLocation, 'evenIfConnected'> {
  /** The first active location that fulfills online orders unless given. */
  readonly locationCode?: string | null | undefined;
  readonly items: readonly StockReport[];
}

/** What became of a count, and of what. */
export interface CountOutcome extends Omit<StockOutcome, 'changed' | 'recounted'> {
  readonly counted: Counted;
}

/** A person counts items at a location without a system: absolute levels, as a warehouse reports them. */
export async function countStock(deps: OrdersDeps, context: CallContext, { locationCode, items, evenIfConnected }: CountStock): Promise<CountOutcome> {
  requirePermission(context.principal, 'commerce.write');
  refuseRepeated(items);
  const location = locationOf(await findLocations(deps.database, context.principal.companyId), locationCode);
  const outcome = await updateStock(deps, await asLocation(deps, context, { locationId: location.id, evenIfConnected }), items);
  return { ...outcome, counted: { locationId: location.id, items } };
}

/** Of two counts of one item by one person nobody knows which is right. */
function refuseRepeated(items: readonly StockReport[]): void {
  const [counted, problems] = [new Set<string>(), new Problems()];
  for (const [index, { sku, barcode, locationCode, classification }] of items.entries()) {
    const level = JSON.stringify([sku ?? barcode, locationCode ?? null, classification ?? null]);
    if (counted.has(level)) problems.addOf(`items.${String(index)}`, sku == null ? 'barcode' : 'sku', 'is counted twice in this call');
    counted.add(level);
  }
  problems.refuse('An item is counted twice');
}

function locationOf(locations: readonly Location[], wanted: string | null | undefined): Location {
  const location = wanted == null ? locations.find(({ active, fulfilsOnline }) => active && fulfilsOnline) : locations.find(({ code }) => code === wanted);
  if (location) return location;
  throw new Failure('NOT_FOUND', wanted == null ? 'No active location fulfills online orders: name the location' : `No location ${wanted}`, { locations: locations.map(({ code }) => code) });
}
