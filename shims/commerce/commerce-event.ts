import { z } from 'zod';
import type { OrderStatus, ReturnStatus } from '#contract/schema.generated.js';
import { STANDARD } from '#kit/deliveries/standard-profile.js';
import type { DomainEvent, EventAudience } from '#kit/events/event-audience.js';
import { envelope } from '#kit/events/event-kind.js';
import { CommerceEventData } from './event-kinds.js';
import { ORDER_WORD, RETURN_WORD } from './status-words.js';

/** The scope a connection of interface D needs to be notified. */
export type CommerceEventScope = 'orders:read' | 'returns:read';

/** An event for integrations: the body of a webhook of interface D (document 2, D, Events). */
export interface CommerceEvent {
  readonly scope: CommerceEventScope;
  readonly body: z.output<typeof CommerceEventRecord>;
}

/** The record of an event: the body of a webhook and an entry of GET /events. */
export const CommerceEventRecord = z.object({
  id: envelope.id,
  type: z.enum(['order.created', 'order.status_changed', 'shipment.shipped', 'return.created', 'return.status_changed']),
  created_at: envelope.created_at,
  data: CommerceEventData.describe('order.*: order_id, order_number, status (and previous_status); shipment.shipped: order_id, order_number, shipment_id; return.*: return_id, return_number, order_id, order_number, status (and previous_status).'),
}).meta({ id: 'Event' });

const OrderState = z.enum(Object.keys(ORDER_WORD) as [OrderStatus]).transform((status) => ORDER_WORD[status]);
const ReturnState = z.enum(Object.keys(RETURN_WORD) as [ReturnStatus]).transform((status) => RETURN_WORD[status]);
const Placed = z.object({ orderId: z.string(), number: z.string(), status: OrderState });
const Moved = Placed.extend({ previousStatus: OrderState });
const Shipped = z.object({ orderId: z.string(), number: z.string(), shipmentId: z.string() });
const Opened = z.object({ returnId: z.string(), returnNumber: z.string(), orderId: z.string().nullable(), orderNumber: z.string().nullable(), status: ReturnState });
const Returned = Opened.extend({ previousStatus: ReturnState });

interface RenderedEvent {
  readonly type: CommerceEvent['body']['type'];
  readonly scope: CommerceEventScope;
  readonly data: CommerceEvent['body']['data'];
}

const ofReturn = ({ returnId, returnNumber, orderId, orderNumber, status }: z.output<typeof Opened>): RenderedEvent['data'] =>
  ({ return_id: returnId, return_number: returnNumber, order_id: orderId, order_number: orderNumber, status });

const EVENTS: Readonly<Record<string, (payload: unknown) => RenderedEvent>> = {
  'order.placed': (payload) => {
    const { orderId, number, status } = Placed.parse(payload);
    return { type: 'order.created', scope: 'orders:read', data: { order_id: orderId, order_number: number, status } };
  },
  'order.status_changed': (payload) => {
    const { orderId, number, status, previousStatus } = Moved.parse(payload);
    return { type: 'order.status_changed', scope: 'orders:read', data: { order_id: orderId, order_number: number, status, previous_status: previousStatus } };
  },
  'shipment.shipped': (payload) => {
    const { orderId, number, shipmentId } = Shipped.parse(payload);
    return { type: 'shipment.shipped', scope: 'orders:read', data: { order_id: orderId, order_number: number, shipment_id: shipmentId } };
  },
  'return.created': (payload) => ({ type: 'return.created', scope: 'returns:read', data: ofReturn(Opened.parse(payload)) }),
  'return.status_changed': (payload) => {
    const { previousStatus, ...opened } = Returned.parse(payload);
    return { type: 'return.status_changed', scope: 'returns:read', data: { ...ofReturn(opened), previous_status: previousStatus } };
  },
};

/** An event as interface D shows it, with the scope it requires; undefined for those that integrations do not receive. */
export function commerceEvent({ id, type, sequence, payload }: DomainEvent): CommerceEvent | undefined {
  const rendered = EVENTS[type]?.(payload);
  return rendered && { scope: rendered.scope, body: { id, type: rendered.type, created_at: sequence, data: rendered.data } };
}

/** Notifies integrations' connections of the events their scopes allow. */
export const INTEGRATIONS: EventAudience = {
  source: 'orders',
  kind: 'COMMERCE',
  profile: STANDARD,
  notifications(event) {
    const notified = commerceEvent(event);
    return notified ? [{ type: notified.body.type, ...notified }] : [];
  },
};
