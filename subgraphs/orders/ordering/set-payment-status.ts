import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeOrder } from './change-order.js';
import type { Order, PaymentStatus } from './order.js';
import { nextPaymentStatus } from './payment.js';
import { withPayment } from './with-payment.js';

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
  return changeOrder(deps, { name: 'setPaymentStatus', context, reference }, (now) => {
    const { paymentStatus: known } = now.order;
    return withPayment(now, { paymentStatus: known === paymentStatus ? known : nextPaymentStatus(known, paymentStatus), at: instant(deps.clock), cause: context });
  });
}
