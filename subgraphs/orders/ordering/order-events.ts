import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { OrderHead } from './order.js';
import type { OrderStatus } from './order-status.js';

/** The events of an order. */
export type OrderEventType = 'order.placed' | 'order.allocated' | 'order.held' | 'order.released' | 'order.cancelled' | 'order.status_changed'
  | 'order.address_changed' | 'order.shipping_method_changed' | 'order.notes_changed' | 'order.priority_changed' | 'order.customer_changed' | 'order.lines_changed' | 'order.lines_cancelled' | 'order.item_replaced'
  | 'order.fixed' | 'order.reship_created' | 'order.ready_for_pickup' | 'order.collected' | 'order.payment_changed' | 'order.documents_changed' | 'order.tags_changed' | 'order.customer_erased';

interface OrderEventFacts {
  readonly cause: CallContext;
  /** The public status before, where it changed. */
  readonly previousStatus?: OrderStatus;
  /** Further payload. */
  readonly record?: Readonly<Record<string, unknown>>;
}

/** An event in the history of an order. */
export const orderEvent = (type: OrderEventType, order: OrderHead, { cause, previousStatus, record }: OrderEventFacts): DomainEvent => ({
  type,
  subject: order.id,
  cause,
  payload: {
    orderId: order.id, number: order.number, channel: order.channel, status: order.status,
    ...(previousStatus !== undefined && { previousStatus }),
    ...(type === 'order.held' && { reason: order.holdReason }),
    ...(type === 'order.cancelled' && { reason: order.cancelReason }),
    ...record,
  },
});

/** The event of a changed public status; none when it stayed. */
export const statusChange = (before: OrderHead, after: OrderHead, cause: CallContext): DomainEvent[] =>
  before.status === after.status ? [] : [orderEvent('order.status_changed', after, { cause, previousStatus: before.status })];
