import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { findPartsOfOrder } from '../fulfillment/fulfillment-order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { MovedOrder } from '../shipping/shipping-ports.js';
import { findOrder } from './order.store.js';
import { settleOrders } from './settle-orders.js';

/** Settle the order of a fulfillment order or a shipment that moved. */
export async function settleOrder(deps: OrdersDeps, transaction: Transaction, { context, orderId, shipments, events }: MovedOrder): Promise<void> {
  const { companyId } = context.principal;
  const order = await findOrder(transaction, companyId, orderId);
  if (!order) throw new Failure('INTERNAL', 'What moved has no order');
  const fulfillmentOrders = shipments ? null : await findPartsOfOrder(transaction, companyId, orderId);
  await settleOrders(deps, transaction, { context, orders: [{ before: order, after: order, fulfillmentOrders, shipments, events: events?.(order) ?? [] }] });
}
