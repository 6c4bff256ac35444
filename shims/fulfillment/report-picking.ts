import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import { countFirst } from './count-first.js';
import { PROCESSED_EXAMPLE } from './examples.js';
import { ReportPickingDocument } from './operations/report-picking.generated.js';
import { OrderPath, orderReference } from './order-number.js';
import { MOST_LINES, parcelInput, parcelsOf, PickingLines, unitsInput } from './picking-lines.js';
import { Order, orderJson } from './order.js';
import { Parcel } from './parcel.js';

const Body = z.object({
  picked_at: dateTime.nullish().describe('When it was picked; now, unless given.'),
  lines: PickingLines.describe('The quantity actually picked of every item; an item not listed counts as picked 0.'),
  parcels: parcelsOf(Parcel).describe('At most 50; at most 10 where the platform makes the labels, one label a parcel.'),
});

/** POST /orders/{number}/picked: report picking. */
export const reportPicking = countFirst({ field: 'lines', most: MOST_LINES }, defineRoute({
  id: 'orders.picked', method: 'POST', path: '/orders/{number}/picked', scope: 'fulfillment:write', idempotency: 'key',
  summary: 'Report picking',
  description: 'All or nothing: each line must be an item of the order, matched by sku or barcode. Missing units become unfulfillable. Until the shipment the last report counts.',
  failures: ['ORDER_NOT_FOUND', 'ORDER_NOT_READY', 'ORDER_NOT_ACCEPTED', 'ORDER_ALREADY_SHIPPED', 'ORDER_CANCELLED', 'ORDER_CANCEL_REQUESTED', 'INVALID_STATE', 'UNKNOWN_ITEM', 'TOO_MANY_ITEMS', 'BAD_INPUT'],
  input: z.object({ params: OrderPath, body: Body }),
  answer: Order,
  operation: ReportPickingDocument,
  variables: ({ params, body }) => ({
    input: { reference: orderReference(params), pickedAt: body.picked_at ?? null, lines: body.lines.map(unitsInput), parcels: body.parcels?.map(parcelInput) ?? null },
  }),
  reply: ({ reportPicking: order }) => ok(orderJson(order)),
  example: {
    target: '/orders/1042/picked', answer: PROCESSED_EXAMPLE,
    body: { picked_at: '2026-11-21T10:15:00.000Z', lines: [{ sku: 'TESSA_BLUE_M', quantity: 2 }], parcels: [{ reference: 'P-1', weight_g: 720, height_mm: 80, width_mm: 300, depth_mm: 220 }] },
  },
}));
