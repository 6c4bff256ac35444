import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { cancelOrder } from '../ordering/cancel-order.js';
import type { ChosenOrders } from './chosen-orders.js';
import { eachOrder, type OrderOutcome } from './each-order.js';

/** Cancel several orders, each as `cancelOrder` does. */
export const cancelOrders = (deps: OrdersDeps, context: CallContext, { reason, ...chosen }: ChosenOrders & { reason: string }): Promise<OrderOutcome[]> =>
  eachOrder(deps, context, { chosen, change: (reference, own) => cancelOrder(deps, own, { reference, reason }) });
