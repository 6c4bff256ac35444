import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import { nextFulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import { findOrders } from '../ordering/order.store.js';
import { settleOrders } from '../ordering/settle-orders.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { PolledOrder } from './polled-order.js';
import { findProgress, saveConfirmedCancellations } from './polling.store.js';

interface Reading {
  readonly context: CallContext;
  readonly orders: readonly PolledOrder[];
}

/** A warehouse that read a cancellation has stopped: confirm what is read for the first time, all of it in the same few statements. */
export async function confirmCancellations(deps: OrdersDeps, transaction: Transaction, { context, orders }: Reading): Promise<PolledOrder[]> {
  const { companyId } = context.principal;
  const requested = orders.filter(({ status }) => status === 'CANCEL_REQUESTED');
  if (requested.length === 0) return [...orders];
  await saveConfirmedCancellations(transaction, companyId, requested);
  await deps.outbox.append(transaction, companyId, requested.map((part) => fulfillmentEvent('fulfillment.closed', { ...part, status: nextFulfillmentStatus(part.status, 'giveUp') }, context)));
  await settleAll(deps, transaction, { context, orderIds: [...new Set(requested.map(({ orderId }) => orderId))] });
  return orders.map((order) => (order.status === 'CANCEL_REQUESTED' ? { ...order, status: 'CANCELLED' } : order));
}

async function settleAll(deps: OrdersDeps, transaction: Transaction, { context, orderIds }: { context: CallContext; orderIds: readonly string[] }): Promise<void> {
  const { companyId } = context.principal;
  const orders = await findOrders(transaction, companyId, { where: `id IN (${places(orderIds.length)})`, parameters: orderIds, orderBy: 'id', limit: orderIds.length });
  const progress = await findProgress(transaction, companyId, orderIds);
  await settleOrders(deps, transaction, { context, orders: orders.map((order) => ({ before: order, after: order, fulfillmentOrders: progress.get(order.id) ?? [], events: [] })) });
}
