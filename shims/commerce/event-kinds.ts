import { z } from 'zod';
import type { EventKind } from '#kit/events/event-kind.js';
import { ORDER_WORD, RETURN_WORD } from './status-words.js';

const OrderWord = z.enum(Object.values(ORDER_WORD));
const ReturnWord = z.enum(Object.values(RETURN_WORD));
const Order = z.object({ order_id: z.uuid(), order_number: z.string(), status: OrderWord });
const MovedOrder = Order.extend({ previous_status: OrderWord });
const Shipment = z.object({ order_id: z.uuid(), order_number: z.string(), shipment_id: z.uuid() });
const Return = z.object({
  return_id: z.uuid(), return_number: z.string(), status: ReturnWord,
  order_id: z.uuid().nullable().describe('null when the order is unknown.'), order_number: z.string().nullable(),
});
const MovedReturn = Return.extend({ previous_status: ReturnWord });

/** The data of any event that an integration is notified of. */
export const CommerceEventData = z.union([MovedOrder, Order, Shipment, MovedReturn, Return]);

const ORDER = { order_id: '019aa5f0-1c00-7d21-8a5e-2f6b1c3d4e5f', order_number: '#1042' };
const RETURN = { return_id: '019aa5f1-1c00-7d21-8a5e-2f6b1c3d4e5f', return_number: 'R1001', ...ORDER };

/** The events of interface D (document 2, D, Events). */
export const COMMERCE_EVENTS: readonly EventKind[] = [
  {
    type: 'order.created', scope: 'orders:read', data: Order, example: { ...ORDER, status: 'in_fulfillment' },
    when: 'An order arrives from the sales channel or through POST /orders (also to the key that sent it), or the merchant creates a replacement order.',
  },
  {
    type: 'order.status_changed', scope: 'orders:read', data: MovedOrder, example: { ...ORDER, status: 'shipped', previous_status: 'in_fulfillment' },
    when: 'The public status of an order changes. Internal steps with the same public status send nothing.',
  },
  {
    type: 'shipment.shipped', scope: 'orders:read', data: Shipment, example: { ...ORDER, shipment_id: '019aa5f3-1c00-7d21-8a5e-2f6b1c3d4e5f' },
    when: 'A shipment leaves: one event per shipment, also for several parcels.',
  },
  {
    type: 'return.created', scope: 'returns:read', data: Return, example: { ...RETURN, status: 'awaiting_receipt' },
    when: 'A return is opened, or the warehouse receives one nobody announced.',
  },
  { type: 'return.status_changed', scope: 'returns:read', data: MovedReturn, example: { ...RETURN, status: 'compliant', previous_status: 'received' }, when: 'The public status of a return changes.' },
];
