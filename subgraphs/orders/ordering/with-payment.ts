import type { Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { fulfillmentOrderEvents } from '../fulfillment/fulfillment-order-events.js';
import type { OrderChange, OrderWithFulfillmentOrders } from './order-change.js';
import { orderEvent } from './order-events.js';
import type { PaymentStatus } from './order.js';
import { settled } from './readiness.js';

interface Payment {
  readonly paymentStatus: PaymentStatus;
  readonly at: Instant;
  readonly cause: CallContext;
}

/** An order with another payment status: fulfillment orders that waited for it become ready, and those not accepted yet leave their queues when it is lost. */
export function withPayment({ order, fulfillmentOrders }: OrderWithFulfillmentOrders, { paymentStatus, at, cause }: Payment): OrderChange {
  if (order.paymentStatus === paymentStatus) return { order, fulfillmentOrders, events: [] };
  const paid = { ...order, paymentStatus, updatedAt: at };
  const after = fulfillmentOrders.map((fulfillmentOrder) => settled(fulfillmentOrder, paid));
  return {
    order: paid,
    fulfillmentOrders: after,
    events: [orderEvent('order.payment_changed', paid, { cause, record: { paymentStatus, previousPaymentStatus: order.paymentStatus } }), ...fulfillmentOrderEvents(fulfillmentOrders, after, cause)],
  };
}
