import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { releaseOrder } from '../ordering/release-order.js';
import type { ChosenOrders } from './chosen-orders.js';
import { eachOrder, type OrderOutcome } from './each-order.js';

/** End the hold of several orders, each as `releaseOrder` does. */
export const releaseOrders = (deps: OrdersDeps, context: CallContext, chosen: ChosenOrders): Promise<OrderOutcome[]> =>
  eachOrder(deps, context, { chosen, change: (reference, own) => releaseOrder(deps, own, { reference }) });
