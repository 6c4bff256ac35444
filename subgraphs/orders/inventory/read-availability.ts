import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findItems } from './item.store.js';
import { findPositions } from './stock-position.store.js';
import type { StockPosition } from './stock-position.js';

/** The stock of one item at each location that ever had any; an unknown sku is UNKNOWN_ITEM. */
export async function readAvailability({ database }: OrdersDeps, { principal }: CallContext, sku: string): Promise<StockPosition[]> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'inventory:read' });
  const [item] = await findItems(database, principal.companyId, { skus: [sku], barcodes: [] });
  if (!item) throw new Failure('UNKNOWN_ITEM', `No item has the sku ${sku}`, { sku: ['is not known'] });
  return findPositions(database, principal.companyId, [item.variantId]);
}
