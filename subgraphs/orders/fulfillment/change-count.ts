import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { addToCount, type CountedItem } from '../inventory/add-to-count.js';
import type { OrdersDeps } from '../orders-deps.js';
import { unitsOffCount, type CountedOrder } from './counted-units.js';

interface CountChanges {
  readonly context: CallContext;
  readonly changes: readonly { readonly before: CountedOrder; readonly after: CountedOrder }[];
}

/**
 * Lower what was counted at locations without a system by the units that fulfillment orders took by these changes, and raise it by those that are back (decision
 * 30). A change that a warehouse system reports itself changes no level: its next stock report is net of it.
 */
export async function changeCount(deps: OrdersDeps, transaction: Transaction, { context, changes }: CountChanges): Promise<void> {
  const { kind, warehouseId } = context.principal;
  if (kind === 'connection' && warehouseId !== undefined) return;
  const moved = changes.flatMap(({ before, after }) => [...itemsOf(before, 1), ...itemsOf(after, -1)].map((item) => ({ locationId: after.locationId, item })));
  for (const [locationId, items] of grouped(moved, (one) => one.locationId)) await addToCount(deps, transaction, { context, locationId, items: items.map(({ item }) => item) });
}

const itemsOf = (order: CountedOrder, sign: 1 | -1): CountedItem[] => order.lines.flatMap((line) => {
  const units = unitsOffCount(order, line);
  return line.variantId === null || units === 0 ? [] : [{ variantId: line.variantId, name: line.sku ?? line.variantId, units: sign * units }];
});
