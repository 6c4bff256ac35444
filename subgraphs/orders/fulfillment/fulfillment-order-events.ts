import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import { fulfillmentEvent, type FulfillmentEventType } from './fulfillment-events.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import type { FulfillmentStatus } from './fulfillment-status.js';

const EVENT_OF: Partial<Record<FulfillmentStatus, FulfillmentEventType>> = { TO_FULFILL: 'fulfillment.ready', NOT_READY: 'fulfillment.withdrawn', CANCELLED: 'fulfillment.cancelled' };

/** The events of fulfillment orders that entered or left their warehouses' queues; a new one that is not ready has none. */
export const fulfillmentOrderEvents = (before: readonly FulfillmentOrder[], after: readonly FulfillmentOrder[], cause: CallContext): DomainEvent[] => after.flatMap((fulfillmentOrder) => {
  const old = before.find(({ id }) => id === fulfillmentOrder.id);
  const type = EVENT_OF[fulfillmentOrder.status];
  const isEntered = old ? old.status !== fulfillmentOrder.status : fulfillmentOrder.status === 'TO_FULFILL';
  return type !== undefined && isEntered ? [fulfillmentEvent(type, fulfillmentOrder, cause)] : [];
});
