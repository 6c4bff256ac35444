import type { Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { acceptBatch } from '../fulfillment/move-batch.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { PolledOrder } from './polled-order.js';

interface Reading {
  readonly context: CallContext;
  readonly orders: readonly PolledOrder[];
  readonly at: Instant;
}

/** Accept the orders read for the first time, in a few statements; answers all orders as stored. */
export async function acceptPolledOrders(deps: OrdersDeps, transaction: Transaction, { context, orders, at }: Reading): Promise<readonly PolledOrder[]> {
  const waiting = orders.filter(({ status }) => status === 'TO_FULFILL');
  const accepted = new Map((await acceptBatch(deps, transaction, { context, orders: waiting, report: { acceptedAt: at } })).map((order) => [order.id, order]));
  return orders.map((order) => accepted.get(order.id) ?? order);
}
