import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { FulfillmentOrder } from './fulfillment-order.js';

/** The events of a fulfillment order. */
export type FulfillmentEventType = 'fulfillment.ready' | 'fulfillment.exported' | 'fulfillment.withdrawn' | 'fulfillment.accepted' | 'fulfillment.rejected'
  | 'fulfillment.picked' | 'fulfillment.shipped' | 'fulfillment.closed' | 'fulfillment.cancelled' | 'fulfillment.moved';

/** The events a warehouse is notified of, if the fulfillment order was ever ready (document 1, A, Events); it is not notified of what it did itself. */
const NOTIFIED: ReadonlySet<FulfillmentEventType> = new Set<FulfillmentEventType>(['fulfillment.ready', 'fulfillment.cancelled']);

/** An event of a fulfillment order, in the history of its order. A warehouse is not notified of a fulfillment order that was never ready. */
export const fulfillmentEvent = (type: FulfillmentEventType, fulfillmentOrder: Pick<FulfillmentOrder, 'id' | 'orderId' | 'number' | 'locationId' | 'status' | 'readyAt'>, cause: CallContext): DomainEvent => ({
  type,
  subject: fulfillmentOrder.orderId,
  ...(NOTIFIED.has(type) && fulfillmentOrder.readyAt !== null && { audience: fulfillmentOrder.locationId }),
  cause,
  payload: { fulfillmentOrderId: fulfillmentOrder.id, orderId: fulfillmentOrder.orderId, number: fulfillmentOrder.number, locationId: fulfillmentOrder.locationId, status: fulfillmentOrder.status },
});

/** The event of units that moved to another location's fulfillment order, in the history of their order. */
export function movedEvent(from: FulfillmentOrder, { to, units }: { to: FulfillmentOrder; units: ReadonlyMap<string, number> }, cause: CallContext): DomainEvent {
  const { payload, ...same } = fulfillmentEvent('fulfillment.moved', from, cause);
  return {
    ...same,
    payload: { ...payload, toFulfillmentOrderId: to.id, toLocationId: to.locationId, lines: [...units].map(([lineId, quantity]) => ({ lineId, quantity })) },
  };
}
