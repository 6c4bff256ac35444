import type { Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { MovedOrders } from '../shipping/shipping-ports.js';
import { findProgress } from './fulfillment-progress.store.js';
import { findOrders } from './order.store.js';
import { settleOrders } from './settle-orders.js';

/** Settle the orders of fulfillment orders or of a shipment that moved. */
export async function settleMoved(deps: OrdersDeps, transaction: Transaction, { context, orderIds, shipments, events, whole }: MovedOrders): Promise<void> {
  const { companyId } = context.principal;
  const orders = await findOrders(transaction, companyId, { where: `id IN (${places(orderIds.length)})`, parameters: orderIds, orderBy: 'id', limit: orderIds.length, whole });
  const progress = shipments ? undefined : await findProgress(transaction, companyId, orderIds);
  await settleOrders(deps, transaction, {
    context, orders: orders.map((order) => ({ before: order, after: order, fulfillmentOrders: progress?.get(order.id) ?? null, shipments, events: events?.(order) ?? [] })),
  });
}
