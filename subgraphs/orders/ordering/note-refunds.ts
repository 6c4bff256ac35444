import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { findFulfillmentOrdersOfOrder } from '../fulfillment/fulfillment-order.store.js';
import { writeChanged } from '../fulfillment/write-fulfillment-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Order } from './order.js';
import { saveOrder } from './order.store.js';
import { afterRefunds } from './payment.js';
import { withPayment } from './with-payment.js';

interface Refunded {
  readonly context: CallContext;
  readonly order: Order;
  /** The total of all its refunds. */
  readonly refundedMinor: number;
}

/**
 * Keep an order's refunded total, which gives it a new change sequence, and what follows from it for its payment: once nothing is left of it, fulfillment orders
 * that are not accepted yet leave their queues, as when the payment is set to refunded.
 */
export async function noteRefunds(deps: OrdersDeps, transaction: Transaction, { context, order, refundedMinor }: Refunded): Promise<void> {
  const { companyId } = context.principal;
  const paymentStatus = afterRefunds(order.paymentStatus, { refundedMinor, totalMinor: order.totalMinor });
  const before = paymentStatus === order.paymentStatus ? [] : await findFulfillmentOrdersOfOrder(transaction, companyId, order.id);
  const after = withPayment({ order, fulfillmentOrders: before }, { paymentStatus, at: instant(deps.clock), cause: context });
  await saveOrder(transaction, companyId, { before: order, after: { ...after.order, refundedMinor } });
  await writeChanged(deps, transaction, { context, before, after: after.fulfillmentOrders });
  await deps.outbox.append(transaction, companyId, after.events);
}
