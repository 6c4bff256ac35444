import { waitingFor, type Order } from './order.js';
import { madeReady, withdrawn, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';

/** Whether its order or missing documents block a fulfillment order. */
export const isKept = (fulfillmentOrder: FulfillmentOrder, order: Order): boolean =>
  waitingFor(order).length > 0 || (fulfillmentOrder.externalDocuments && fulfillmentOrder.externalDocumentsReady !== true);

/**
 * The fulfillment order made ready when nothing blocks it any more, or withdrawn from its warehouse's queue when something does. One that was
 * rejected, accepted or has ended stays. `updatedAt` of the order is the time of the change.
 */
export function settled(fulfillmentOrder: FulfillmentOrder, order: Order): FulfillmentOrder {
  if (fulfillmentOrder.status === 'NOT_READY' && !isKept(fulfillmentOrder, order)) return madeReady(fulfillmentOrder, order.updatedAt);
  return fulfillmentOrder.status === 'TO_FULFILL' && isKept(fulfillmentOrder, order) ? withdrawn(fulfillmentOrder) : fulfillmentOrder;
}
