import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { confirmBatch } from '../fulfillment/confirm-batch.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { PolledOrder } from './polled-order.js';

interface Reading {
  readonly context: CallContext;
  readonly orders: readonly PolledOrder[];
}

/** A warehouse that read a cancellation has stopped: confirm what is read for the first time, all of it in the same few statements. */
export async function confirmCancellations(deps: OrdersDeps, transaction: Transaction, { context, orders }: Reading): Promise<PolledOrder[]> {
  const confirmed = await confirmBatch(deps, transaction, { context, orders: orders.filter(({ status }) => status === 'CANCEL_REQUESTED') });
  const byId = new Map(confirmed.map((order) => [order.id, order]));
  return orders.map((order) => byId.get(order.id) ?? order);
}
