import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { FulfillmentOrder } from './fulfillment-order.js';

/** What can be told of a part. */
export type FulfillmentEventType = 'fulfillment.ready' | 'fulfillment.exported' | 'fulfillment.withdrawn' | 'fulfillment.accepted' | 'fulfillment.rejected'
  | 'fulfillment.picked' | 'fulfillment.shipped' | 'fulfillment.closed' | 'fulfillment.cancelled';

/** An event of a part, in the history of its order. */
export const fulfillmentEvent = (type: FulfillmentEventType, part: FulfillmentOrder, cause: CallContext): DomainEvent => ({
  type,
  subject: part.orderId,
  cause,
  payload: { fulfillmentOrderId: part.id, orderId: part.orderId, number: part.number, locationId: part.locationId, status: part.status },
});
