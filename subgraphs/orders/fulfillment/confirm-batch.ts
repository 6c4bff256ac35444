import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { saveConfirmedCancellations } from './confirmed-cancellations.store.js';
import type { MovingOrder } from './fulfillment-batch.store.js';
import { fulfillmentEvent } from './fulfillment-events.js';
import type { LineQuantities } from './fulfillment-order.js';
import { stopped } from './shipping-out.js';

interface Confirming<Order> {
  readonly context: CallContext;
  /** All of them with a requested cancellation. */
  readonly orders: readonly Order[];
  /** Fail on an order that cannot be read in place of leaving it as it is. */
  readonly whole?: boolean;
}

type Cancelled = MovingOrder & { readonly lines: readonly LineQuantities[] };

/** A warehouse confirms cancellations, by whichever call: what was left is cancelled, and their orders follow. A few statements, however many. Answers the fulfillment orders as they are then. */
export async function confirmBatch<Order extends Cancelled>(deps: OrdersDeps, transaction: Transaction, { context, orders, whole }: Confirming<Order>): Promise<Order[]> {
  if (orders.length === 0) return [];
  const { companyId } = context.principal;
  const saved = await saveConfirmedCancellations(transaction, companyId, orders.map(stopped));
  await deps.outbox.append(transaction, companyId, saved.map((order) => fulfillmentEvent('fulfillment.closed', order, context)));
  await deps.settleOrders(transaction, { context, orderIds: [...new Set(saved.map(({ orderId }) => orderId))], whole });
  return saved;
}
