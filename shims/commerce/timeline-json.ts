import { z } from 'zod';
import type { OrderStatus, ReturnStatus } from '#contract/schema.generated.js';
import type { ReadTimelineQuery } from './operations/read-timeline.generated.js';
import { ORDER_WORD, RETURN_WORD } from './status-words.js';

/** Document 2, D: the public types; other events of an order are internal. */
const TYPES = [
  'order.received', 'order.status_changed', 'order.hold_placed', 'order.hold_released', 'order.address_changed', 'order.shipping_method_changed',
  'order.lines_changed', 'order.lines_cancelled', 'order.item_replaced', 'order.reship_created', 'order.refunded_on_channel', 'shipment.confirmed',
  'shipment.shipped', 'shipment.tracking_updated', 'shipment.voided', 'return.requested', 'return.status_changed', 'store.ready_for_pickup', 'store.collected',
] as const;

/** Document 2, D: Timeline event. */
export const TimelineEvent = z.object({
  type: z.enum(TYPES),
  from_status: z.string().nullable().describe('The public status before, where it changed.'),
  to_status: z.string().nullable().describe('The public status after.'),
  occurred_at: z.iso.datetime().nullable(),
}).meta({ id: 'TimelineEvent' });

type Event = NonNullable<ReadTimelineQuery['order']>['timeline'][number];

/** The public type of an internal event. */
const PUBLIC: Readonly<Record<string, (typeof TYPES)[number]>> = {
  'order.placed': 'order.received',
  'order.status_changed': 'order.status_changed',
  'order.held': 'order.hold_placed',
  'order.released': 'order.hold_released',
  'order.address_changed': 'order.address_changed',
  'order.shipping_method_changed': 'order.shipping_method_changed',
  'order.lines_changed': 'order.lines_changed',
  'order.lines_cancelled': 'order.lines_cancelled',
  'order.item_replaced': 'order.item_replaced',
  'refund.recorded': 'order.refunded_on_channel',
  'fulfillment.picked': 'shipment.confirmed',
  'order.reship_created': 'order.reship_created',
  'order.ready_for_pickup': 'store.ready_for_pickup',
  'order.collected': 'store.collected',
  'shipment.shipped': 'shipment.shipped',
  'shipment.tracking_updated': 'shipment.tracking_updated',
  'shipment.voided': 'shipment.voided',
  'return.created': 'return.requested',
  'return.matched': 'return.requested', // one that arrived without a known order
  'return.status_changed': 'return.status_changed',
};

/** Events whose payload has a public status. */
const OrderMove = z.object({ status: z.enum(Object.keys(ORDER_WORD) as [OrderStatus]), previousStatus: z.enum(Object.keys(ORDER_WORD) as [OrderStatus]).optional() });
const ReturnMove = z.object({ status: z.enum(Object.keys(RETURN_WORD) as [ReturnStatus]), previousStatus: z.enum(Object.keys(RETURN_WORD) as [ReturnStatus]).optional() });

/** The public events of an order's history, in their order. */
export const timelineJson = (events: readonly Event[]): z.output<typeof TimelineEvent>[] => events.flatMap(({ type, at, payload }) => {
  const shown = PUBLIC[type];
  return shown === undefined ? [] : [{ type: shown, ...movesOf(shown, payload), occurred_at: at }];
});

function movesOf(type: (typeof TYPES)[number], payload: unknown): { from_status: string | null; to_status: string | null } {
  if (type === 'order.received' || type === 'order.status_changed') {
    const { status, previousStatus } = OrderMove.parse(payload);
    return { from_status: previousStatus === undefined ? null : ORDER_WORD[previousStatus], to_status: ORDER_WORD[status] };
  }
  if (type === 'return.requested' || type === 'return.status_changed') {
    const { status, previousStatus } = ReturnMove.parse(payload);
    return { from_status: previousStatus === undefined ? null : RETURN_WORD[previousStatus], to_status: RETURN_WORD[status] };
  }
  return { from_status: null, to_status: null };
}
