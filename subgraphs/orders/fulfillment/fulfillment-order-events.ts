import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import { fulfillmentEvent, type FulfillmentEventType } from './fulfillment-events.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import type { FulfillmentStatus } from './fulfillment-status.js';

const TOLD: Partial<Record<FulfillmentStatus, FulfillmentEventType>> = { TO_FULFILL: 'fulfillment.ready', NOT_READY: 'fulfillment.withdrawn', CANCELLED: 'fulfillment.cancelled' };

/** What is told of parts that entered or left their queues; parts that are new and wait are not told of. */
export const fulfillmentOrderEvents = (before: readonly FulfillmentOrder[], after: readonly FulfillmentOrder[], cause: CallContext): DomainEvent[] => after.flatMap((fulfillmentOrder) => {
  const old = before.find(({ id }) => id === fulfillmentOrder.id);
  const type = TOLD[fulfillmentOrder.status];
  const isNews = old ? old.status !== fulfillmentOrder.status : fulfillmentOrder.status === 'TO_FULFILL';
  return type !== undefined && isNews ? [fulfillmentEvent(type, fulfillmentOrder, cause)] : [];
});
