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

/** Write a fulfillment order that changed, and what follows from it for the stock of its location; answers it as stored. */
export async function writeFulfillmentOrder(deps: OrdersDeps, transaction: Transaction, { context, before, after }: Change): Promise<FulfillmentOrder> {
  const saved = await saveFulfillmentOrder(transaction, context.principal.companyId, { before, after });
  await changeCount(deps, transaction, { context, changes: [{ before, after: saved }] });
  return saved;
}
