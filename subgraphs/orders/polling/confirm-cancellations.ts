import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { confirmBatch } from '../fulfillment/move-batch.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { PolledOrder } from './polled-order.js';

interface Reading {
  readonly context: CallContext;
  readonly orders: readonly PolledOrder[];
}

/** Reading a cancellation confirms it: confirm those read for the first time, in a few statements. */
export async function confirmCancellations(deps: OrdersDeps, transaction: Transaction, { context, orders }: Reading): Promise<PolledOrder[]> {
  const requested = orders.filter(({ status }) => status === 'CANCEL_REQUESTED');
  const confirmed = new Map((await confirmBatch(deps, transaction, { context, orders: requested })).map((order) => [order.id, order]));
  return orders.map((order) => confirmed.get(order.id) ?? order);
}
