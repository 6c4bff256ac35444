import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { tagOrder, type TagOrder } from '../ordering/tag-order.js';
import type { ChosenOrders } from './chosen-orders.js';
import { eachOrder, type OrderOutcome } from './each-order.js';

/** Change the tags of several orders, each as `tagOrder` does. */
export const tagOrders = (deps: OrdersDeps, context: CallContext, { add, remove, ...chosen }: ChosenOrders & Omit<TagOrder, 'reference'>): Promise<OrderOutcome[]> =>
  eachOrder(deps, context, { chosen, change: (reference, own) => tagOrder(deps, own, { reference, add, remove }) });
