import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeCount } from './change-count.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { saveFulfillmentOrder } from './fulfillment-order.store.js';

interface Change {
  readonly context: CallContext;
  readonly before: FulfillmentOrder;
  readonly after: FulfillmentOrder;
}

/** Write those of an order's known fulfillment orders that changed; answers the new ones, which are still to be inserted. */
export async function writeChanged(deps: OrdersDeps, transaction: Transaction, { context, before, after }: ChangesOfOrder): Promise<FulfillmentOrder[]> {
  const known = new Map(before.map((fulfillmentOrder) => [fulfillmentOrder.id, fulfillmentOrder]));
  for (const fulfillmentOrder of after) {
    const old = known.get(fulfillmentOrder.id);
    if (old && old !== fulfillmentOrder) await writeFulfillmentOrder(deps, transaction, { context, before: old, after: fulfillmentOrder });
  }
  return after.filter(({ id }) => !known.has(id));
}

interface ChangesOfOrder {
  readonly context: CallContext;
  readonly before: readonly FulfillmentOrder[];
  readonly after: readonly FulfillmentOrder[];
}

/** Write a fulfillment order that changed, and what follows from it for the stock of its location; answers it as stored. */
export async function writeFulfillmentOrder(deps: OrdersDeps, transaction: Transaction, { context, before, after }: Change): Promise<FulfillmentOrder> {
  const saved = await saveFulfillmentOrder(transaction, context.principal.companyId, { before, after });
  await changeCount(deps, transaction, { context, changes: [{ before, after: saved }] });
  return saved;
}
