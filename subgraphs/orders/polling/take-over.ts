import type { Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import { nextFulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { PolledOrder } from './polled-order.js';
import { saveTakenOver } from './polling.store.js';

interface Reading {
  readonly context: CallContext;
  readonly orders: readonly PolledOrder[];
  readonly at: Instant;
}

/** Take over what is read for the first time, all of it in the same few statements; answers all orders as they are then. */
export async function takeOver({ outbox }: OrdersDeps, transaction: Transaction, { context, orders, at }: Reading): Promise<readonly PolledOrder[]> {
  const { companyId } = context.principal;
  const after = orders.map((order) => (order.status === 'TO_FULFILL' ? { ...order, status: nextFulfillmentStatus(order.status, 'accept') } : order));
  const taken = after.filter((order, index) => order !== orders[index]);
  if (taken.length === 0) return orders;
  await saveTakenOver(transaction, companyId, { before: orders.filter(({ status }) => status === 'TO_FULFILL'), at });
  await outbox.append(transaction, companyId, taken.map((order) => fulfillmentEvent('fulfillment.accepted', order, context)));
  return after;
}
