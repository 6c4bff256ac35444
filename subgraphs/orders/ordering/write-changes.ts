import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { insertParts, savePart } from '../fulfillment/fulfillment-order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { OrderChange, OrderWithParts } from './order-change.js';
import type { Order } from './order.js';
import { cancelAllPieces, saveLines } from './order.store.js';
import { settleOrders } from './settle-orders.js';

/** Orders with their fulfillment orders, as they are stored and as they are to be. */
export interface OrderChanges {
  readonly context: CallContext;
  readonly changes: readonly { readonly before: OrderWithParts; readonly after: OrderChange }[];
}

/** Write what differs of orders, their lines and their fulfillment orders, and settle them; answers the orders as they are then. Fulfillment orders that were not there before are added. */
export async function writeChanges(deps: OrdersDeps, transaction: Transaction, { context, changes }: OrderChanges): Promise<Order[]> {
  for (const change of changes) await writeContent(transaction, context.principal.companyId, change);
  return settleOrders(deps, transaction, {
    context, orders: changes.map(({ before, after: { order, parts, events } }) => ({ before: before.order, after: order, fulfillmentOrders: parts, events })),
  });
}

async function writeContent(transaction: Transaction, companyId: number, { before, after }: { before: OrderWithParts; after: OrderWithParts }): Promise<void> {
  await saveLines(transaction, companyId, { before: before.order, after: after.order });
  const known = new Map(before.parts.map((part) => [part.id, part]));
  for (const part of after.parts) {
    const old = known.get(part.id);
    if (old && old !== part) await savePart(transaction, companyId, { before: old, after: part });
  }
  const added = after.parts.filter(({ id }) => !known.has(id));
  if (added.length > 0) await insertParts(transaction, companyId, { parts: added, stamp: await transaction.stamp(companyId) });
  if (after.parts.length === 0 && after.order.status === 'CANCELLED') await cancelAllPieces(transaction, companyId, after.order.id);
}
