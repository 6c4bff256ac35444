import { waitingFor, type Order } from './order.js';
import { madeReady, withdrawn, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';

/** Whether its order or its documents keep a part from its warehouse. */
export const isKept = (part: FulfillmentOrder, order: Order): boolean =>
  waitingFor(order).length > 0 || (part.externalDocuments && part.externalDocumentsReady !== true);

/**
 * The part where its order keeps it now: in its warehouse's queue when nothing waits any more, out of it when something does. What was
 * refused, taken over or has ended stays. `updatedAt` of the order is the time of the change.
 */
export function settled(part: FulfillmentOrder, order: Order): FulfillmentOrder {
  if (part.status === 'NOT_READY' && !isKept(part, order)) return madeReady(part, order.updatedAt);
  return part.status === 'TO_FULFILL' && isKept(part, order) ? withdrawn(part) : part;
}
