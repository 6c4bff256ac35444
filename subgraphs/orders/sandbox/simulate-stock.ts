import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { requireSandbox } from '#subgraph-kit/require-sandbox.js';
import { requireLocationCode } from '../inventory/require-location-code.js';
import type { StockOutcome } from '../inventory/stock-level.js';
import { updateStock } from '../inventory/update-stock.js';
import type { OrdersDeps } from '../orders-deps.js';
import { asSimulatedLocation } from './as-merchant.js';
import { findSkus } from './free-item.store.js';

/** What a location counts. */
export interface SimulateStock {
  readonly locationCode: string;
  /** Units of each item; 50 unless given. */
  readonly quantity?: number | null | undefined;
  /** The items; the first 1,000 of the company unless given. */
  readonly skus?: readonly string[] | null | undefined;
}

const USUAL_UNITS = 50;
const MOST_ITEMS = 1000;
/** As warehouses report it. */
const MOST_UNITS = 10_000_000;

/** The warehouse of a location reports how many units of items it has. */
export async function simulateStock(deps: OrdersDeps, context: CallContext, { locationCode, quantity, skus }: SimulateStock): Promise<Pick<StockOutcome, 'updated' | 'unchanged'>> {
  requirePermission(context.principal, 'commerce.write');
  await requireSandbox(deps, context);
  const units = quantity ?? USUAL_UNITS;
  if (units < 0 || units > MOST_UNITS) throw new Failure('BAD_INPUT', 'The call is not valid', { quantity: [`must be 0 to ${String(MOST_UNITS)}`] });
  const { database } = deps;
  const { companyId } = context.principal;
  const location = await requireLocationCode(database, companyId, { code: locationCode, field: 'locationCode' });
  const counted = skus ?? await findSkus(database, companyId, MOST_ITEMS);
  if (counted.length === 0) throw new Failure('INVALID_STATE', 'The company has no items to count: give it products first', {});
  return updateStock(deps, asSimulatedLocation(context, location.id), counted.map((sku) => ({ sku, quantity: units })));
}
