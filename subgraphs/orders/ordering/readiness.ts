import { waitingFor, type Order } from './order.js';
import { madeReady, withdrawn, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';

/** Whether its order or its documents keep a part from its warehouse. */
export const isKept = (fulfillmentOrder: FulfillmentOrder, order: Order): boolean =>
  waitingFor(order).length > 0 || (fulfillmentOrder.externalDocuments && fulfillmentOrder.externalDocumentsReady !== true);

/**
 * The part where its order keeps it now: in its warehouse's queue when nothing waits any more, out of it when something does. What was
 * refused, taken over or has ended stays. `updatedAt` of the order is the time of the change.
 */
export function settled(fulfillmentOrder: FulfillmentOrder, order: Order): FulfillmentOrder {
  if (fulfillmentOrder.status === 'NOT_READY' && !isKept(fulfillmentOrder, order)) return madeReady(fulfillmentOrder, order.updatedAt);
  return fulfillmentOrder.status === 'TO_FULFILL' && isKept(fulfillmentOrder, order) ? withdrawn(fulfillmentOrder) : fulfillmentOrder;
}
