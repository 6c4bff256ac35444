import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { insertFulfillmentOrders } from '../fulfillment/fulfillment-order.store.js';
import { writeChanged } from '../fulfillment/write-fulfillment-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { OrderChange, OrderWithFulfillmentOrders } from './order-change.js';
import type { Order } from './order.js';
import { cancelAllUnits, saveLines } from './order.store.js';
import { settleOrders } from './settle-orders.js';

/** Orders with their fulfillment orders, before and after a change. */
export interface OrderChanges {
  readonly context: CallContext;
  readonly changes: readonly { readonly before: OrderWithFulfillmentOrders; readonly after: OrderChange }[];
}

/** Write the changed fields of orders, lines and fulfillment orders, and settle the orders; answers them as stored. New fulfillment orders are inserted. */
export async function writeChanges(deps: OrdersDeps, transaction: Transaction, { context, changes }: OrderChanges): Promise<Order[]> {
  await transaction.takeChangeSequence(context.principal.companyId); // before any lock of a line or a word that orders are found by, so that writers wait for each other in one order
  for (const change of changes) await writeContent(deps, transaction, { context, ...change });
  return settleOrders(deps, transaction, {
    context, orders: changes.map(({ before, after: { order, fulfillmentOrders, events } }) => ({ before: before.order, after: order, fulfillmentOrders, events })),
  });
}

interface Content {
  readonly context: CallContext;
  readonly before: OrderWithFulfillmentOrders;
  readonly after: OrderWithFulfillmentOrders;
}

async function writeContent(deps: OrdersDeps, transaction: Transaction, { context, before, after }: Content): Promise<void> {
  const { companyId } = context.principal;
  await saveLines(transaction, companyId, { before: before.order, after: after.order });
  const added = await writeChanged(deps, transaction, { context, before: before.fulfillmentOrders, after: after.fulfillmentOrders });
  if (added.length > 0) await insertFulfillmentOrders(transaction, companyId, { fulfillmentOrders: added, changeSequence: await transaction.takeChangeSequence(companyId) });
  if (after.fulfillmentOrders.length === 0 && after.order.status === 'CANCELLED') await cancelAllUnits(transaction, companyId, after.order.id);
}
