import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { rerouteOrder, type RerouteOrder } from '../ordering/reroute-order.js';
import type { ChosenOrders } from './chosen-orders.js';
import { eachOrder, type OrderOutcome } from './each-order.js';

/** Move several orders to another location, each as `rerouteOrder` does. */
export const rerouteOrders = (deps: OrdersDeps, context: CallContext, { locationCode, ...chosen }: ChosenOrders & Omit<RerouteOrder, 'reference'>): Promise<OrderOutcome[]> =>
  eachOrder(deps, context, { chosen, change: (reference, own) => rerouteOrder(deps, own, { reference, locationCode }) });
