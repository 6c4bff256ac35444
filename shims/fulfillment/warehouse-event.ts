import { z } from 'zod';
import { STANDARD } from '#kit/deliveries/standard-profile.js';
import type { DomainEvent, EventAudience } from '#kit/events/event-audience.js';
import { envelope } from '#kit/events/event-kind.js';
import { WarehouseEventData } from './event-kinds.js';

/** An event of an order or a return for its warehouse: the body of a webhook of interface A, and a record of GET /events (document 1, A, Events). */
export const WarehouseEvent = z.object({
  id: envelope.id,
  type: z.enum(['order.ready', 'order.cancelled', 'return.expected']),
  created_at: envelope.created_at,
  data: WarehouseEventData.describe('order.ready: order_id, order_number; order.cancelled: those and status, cancelled or cancel_requested; return.expected: return_id, return_number, order_number.'),
}).meta({ id: 'Event' });

type EventBody = z.output<typeof WarehouseEvent>;

const FulfillmentOrderPayload = z.object({ fulfillmentOrderId: z.string(), number: z.string(), status: z.string() });
const Returned = z.object({ returnId: z.string(), returnNumber: z.string(), orderNumber: z.string().nullable() });

/** The mapper of each event that warehouses receive. `order_id` is the id an order has in interface A: that of its fulfillment order. */
const BODIES: Readonly<Record<string, (payload: unknown) => Pick<EventBody, 'type' | 'data'>>> = {
  'fulfillment.ready': (payload) => {
    const { fulfillmentOrderId, number } = FulfillmentOrderPayload.parse(payload);
    return { type: 'order.ready', data: { order_id: fulfillmentOrderId, order_number: number } };
  },
  'fulfillment.cancelled': (payload) => {
    const { fulfillmentOrderId, number, status } = FulfillmentOrderPayload.parse(payload);
    return { type: 'order.cancelled', data: { order_id: fulfillmentOrderId, order_number: number, status: status === 'CANCEL_REQUESTED' ? 'cancel_requested' : 'cancelled' } };
  },
  'return.expected': (payload) => {
    const { returnId, returnNumber, orderNumber } = Returned.parse(payload);
    return { type: 'return.expected', data: { return_id: returnId, return_number: returnNumber, order_number: orderNumber } };
  },
};

/** An event as interface A shows it; undefined for those that warehouses do not receive. */
export function warehouseEvent({ id, type, sequence, payload }: DomainEvent): EventBody | undefined {
  const rendered = BODIES[type]?.(payload);
  return rendered && { id, type: rendered.type, created_at: sequence, data: rendered.data };
}

/** Notifies each warehouse's connections of its own events. */
export const WAREHOUSES: EventAudience = {
  source: 'orders',
  kind: 'FULFILLMENT',
  profile: STANDARD,
  notifications(event) {
    const body = event.audience === null ? undefined : warehouseEvent(event);
    return body ? [{ type: body.type, body, warehouseId: event.audience }] : [];
  },
};
