import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { asLocation, type WorkedLocation } from './as-location.js';
import { findLocations } from './location.store.js';
import { updateStock, type StockReport } from './update-stock.js';

/** What a person counted at a location. */
export interface CountStock extends Pick<WorkedLocation, 'evenIfConnected'> {
  readonly locationCode: string;
  readonly items: readonly StockReport[];
}

/** A person counts items at a location without a system: absolute levels, as a warehouse reports them. */
export async function countStock(deps: OrdersDeps, context: CallContext, { locationCode, items, evenIfConnected }: CountStock): ReturnType<typeof updateStock> {
  requirePermission(context.principal, 'commerce.write');
  const location = (await findLocations(deps.database, context.principal.companyId)).find(({ code }) => code === locationCode);
  if (!location) throw new Failure('NOT_FOUND', `No location ${locationCode}`);
  return updateStock(deps, await asLocation(deps, context, { locationId: location.id, evenIfConnected }), items);
}
