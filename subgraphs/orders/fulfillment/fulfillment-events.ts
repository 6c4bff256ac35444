import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { FulfillmentOrder } from './fulfillment-order.js';

/** What can be told of a part. */
export type FulfillmentEventType = 'fulfillment.ready' | 'fulfillment.exported' | 'fulfillment.withdrawn' | 'fulfillment.accepted' | 'fulfillment.rejected'
  | 'fulfillment.picked' | 'fulfillment.shipped' | 'fulfillment.closed' | 'fulfillment.cancelled' | 'fulfillment.moved';

/** What a part's warehouse is told, where it knew of the part (document 1, A, Events); what it did itself it knows. */
const TOLD: ReadonlySet<FulfillmentEventType> = new Set<FulfillmentEventType>(['fulfillment.ready', 'fulfillment.cancelled']);

/** An event of a part, in the history of its order. A part that was never ready is nothing its warehouse hears of. */
export const fulfillmentEvent = (type: FulfillmentEventType, fulfillmentOrder: Pick<FulfillmentOrder, 'id' | 'orderId' | 'number' | 'locationId' | 'status' | 'readyAt'>, cause: CallContext): DomainEvent => ({
  type,
  subject: fulfillmentOrder.orderId,
  ...(TOLD.has(type) && fulfillmentOrder.readyAt !== null && { audience: fulfillmentOrder.locationId }),
  cause,
  payload: { fulfillmentOrderId: fulfillmentOrder.id, orderId: fulfillmentOrder.orderId, number: fulfillmentOrder.number, locationId: fulfillmentOrder.locationId, status: fulfillmentOrder.status },
});

/** Pieces of a part that went to another location, in the history of their order. */
export function movedEvent(from: FulfillmentOrder, { to, units }: { to: FulfillmentOrder; units: ReadonlyMap<string, number> }, cause: CallContext): DomainEvent {
  const { payload, ...same } = fulfillmentEvent('fulfillment.moved', from, cause);
  return {
    ...same,
    payload: { ...payload, toFulfillmentOrderId: to.id, toLocationId: to.locationId, lines: [...units].map(([lineId, quantity]) => ({ lineId, quantity })) },
  };
}
