import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findItemsOfReport } from './find-items-of-lines.js';
import type { ItemKey } from './item.js';
import { findPositionsAt } from './stock-position.store.js';
import type { StockPosition } from './stock-position.js';
import type { StockReport } from './update-stock.js';

/** Items that were counted at a location. */
export interface Counted {
  readonly locationId: string;
  readonly items: readonly Pick<StockReport, 'sku' | 'barcode'>[];
}

/** The stock of counted items where they were counted, in the order of the count. */
export async function readCounted({ database }: OrdersDeps, { principal: { companyId } }: CallContext, { locationId, items }: Counted): Promise<(Pick<ItemKey, 'sku' | 'barcode'> & { readonly stock: StockPosition })[]> {
  const found = await findItemsOfReport(database, companyId, items);
  const positions = await findPositionsAt(database, companyId, { variantIds: [...new Set(found.map(({ variantId }) => variantId))], locationIds: [locationId] });
  const there = new Map(positions.map((position) => [position.variantId, position]));
  return found.map(({ variantId, sku, barcode }) => ({ sku, barcode, stock: there.get(variantId) ?? { variantId, locationId, onHand: 0, reserved: 0, reported: false } }));
}
