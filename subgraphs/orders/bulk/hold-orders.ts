import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { holdOrder } from '../ordering/hold-order.js';
import type { ChosenOrders } from './chosen-orders.js';
import { eachOrder, type OrderOutcome } from './each-order.js';

/** Put several orders on hold, each as `holdOrder` does. */
export const holdOrders = (deps: OrdersDeps, context: CallContext, { reason, ...chosen }: ChosenOrders & { reason: string }): Promise<OrderOutcome[]> =>
  eachOrder(deps, context, { chosen, change: (reference, own) => holdOrder(deps, own, { reference, reason }) });
