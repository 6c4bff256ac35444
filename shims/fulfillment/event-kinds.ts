import { z } from 'zod';
import type { EventKind } from '#kit/events/event-kind.js';

const Order = z.object({ order_id: z.uuid().describe('The id the order has in this interface.'), order_number: z.string() });
const CancelledOrder = Order.extend({ status: z.enum(['cancelled', 'cancel_requested']).describe('cancelled if the warehouse had not accepted it, cancel_requested if it had.') });
const ExpectedReturn = z.object({ return_id: z.uuid(), return_number: z.string(), order_number: z.string().nullable() });

/** The data of any event that a warehouse is notified of. */
export const WarehouseEventData = z.union([Order, CancelledOrder, ExpectedReturn]);

const ORDER = { order_id: '019aa5f0-1c00-7d21-8a5e-2f6b1c3d4e5f', order_number: '#1042' };

/** The events of interface A (document 1, A, Events; decisions 1, A). */
export const WAREHOUSE_EVENTS: readonly EventKind[] = [
  { type: 'order.ready', when: 'An order enters to_fulfill, again after every fix.', scope: null, data: Order, example: ORDER },
  {
    type: 'order.cancelled', scope: null, data: CancelledOrder, example: { ...ORDER, status: 'cancel_requested' },
    when: 'Once, when an order that was ready for the warehouse is cancelled by the merchant or on the sales channel. Not sent to a warehouse that already shipped all its part or gave it up.',
  },
  {
    type: 'return.expected', when: 'A return becomes awaiting_receipt for this warehouse.', scope: null, data: ExpectedReturn,
    example: { return_id: '019aa5f1-1c00-7d21-8a5e-2f6b1c3d4e5f', return_number: 'R1001', order_number: '#1042' },
  },
];
