import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { fulfillmentOrderEvents } from '../fulfillment/fulfillment-order-events.js';
import { settled } from './readiness.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeOrder } from './change-order.js';
import type { Order, PaymentStatus } from './order.js';
import { orderEvent } from './order-events.js';
import { nextPaymentStatus } from './payment.js';

/** Which order, and its new payment status. */
export interface SetPaymentStatus {
  readonly reference: string;
  readonly paymentStatus: PaymentStatus;
}

/**
 * Set an order's payment status. Fulfillment orders that waited for it become ready; those not accepted yet leave their queues when
 * it is lost. The same status again changes nothing.
 */
export function setPaymentStatus(deps: OrdersDeps, context: CallContext, { reference, paymentStatus }: SetPaymentStatus): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  return changeOrder(deps, { name: 'setPaymentStatus', context, reference }, ({ order, fulfillmentOrders }) => {
    if (order.paymentStatus === paymentStatus) return { order, fulfillmentOrders, events: [] };
    const paid = { ...order, paymentStatus: nextPaymentStatus(order.paymentStatus, paymentStatus), updatedAt: instant(deps.clock) };
    const after = fulfillmentOrders.map((fulfillmentOrder) => settled(fulfillmentOrder, paid));
    return {
      order: paid,
      fulfillmentOrders: after,
      events: [orderEvent('order.payment_changed', paid, { cause: context, record: { paymentStatus, previousPaymentStatus: order.paymentStatus } }), ...fulfillmentOrderEvents(fulfillmentOrders, after, context)],
    };
  });
}
