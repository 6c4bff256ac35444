import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import { countFirst } from './count-first.js';
import { SHIPPED_EXAMPLE } from './examples.js';
import { ReportShipmentDocument } from './operations/report-shipment.generated.js';
import { OrderPath, orderReference } from './order-number.js';
import { MOST_LINES, PackedParcel, parcelInput, parcelsOf, PickingLines, unitsInput, upTo } from './picking-lines.js';
import { Order, orderJson } from './order.js';
import { textOrNothing } from './parcel.js';

const LONGEST_CODE = 60;
const LONGEST_NAME = 120;
const LONGEST_URL = 1000;

const Body = z.object({
  shipped_at: dateTime.nullish().describe('When it left; now, unless given.'),
  carrier_code: upTo(LONGEST_CODE),
  carrier_name: upTo(LONGEST_NAME),
  service_code: upTo(LONGEST_CODE),
  tracking_number: upTo(LONGEST_NAME).describe('For parcels without a number of their own.'),
  tracking_url: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(LONGEST_URL, `must have at most ${String(LONGEST_URL)} characters`).nullish(),
  wms_reference: upTo(LONGEST_NAME).describe('The warehouse\'s own number for the shipment.'),
  parcels: parcelsOf(PackedParcel).describe('At most 50; at most 10 where the platform makes the labels.'),
  lines: PickingLines.nullish().describe('Only these units leave; everything picked and not yet shipped, unless given.'),
});

/** POST /orders/{number}/shipments: report a shipment. */
export const reportShipment = countFirst({ field: 'lines', most: MOST_LINES }, defineRoute({
  id: 'orders.shipments', method: 'POST', path: '/orders/{number}/shipments', scope: 'fulfillment:write', idempotency: 'key',
  summary: 'Report a shipment',
  description: 'Without lines everything picked and not yet shipped leaves; the body may be left out then. With lines only those units leave, and the order stays processed until every picked unit left. Each call makes a shipment of its own. Where the platform makes the labels, a parcel leaves with the number of its label; one without a label that is ready leaves only with a tracking_number of its own or of the shipment.',
  failures: ['ORDER_NOT_FOUND', 'ORDER_NOT_READY', 'ORDER_NOT_ACCEPTED', 'ORDER_CANCELLED', 'INVALID_STATE', 'LABELS_NOT_READY', 'UNKNOWN_ITEM', 'TOO_MANY_ITEMS', 'BAD_INPUT'],
  input: z.object({ params: OrderPath, body: Body }),
  answer: Order,
  operation: ReportShipmentDocument,
  variables: ({ params, body }) => ({ input: Object.assign({ reference: orderReference(params) }, shipmentInput(body)) }),
  reply: ({ reportShipment: order }) => ok(orderJson(order)),
  example: {
    target: '/orders/1042/shipments', answer: SHIPPED_EXAMPLE,
    body: { shipped_at: '2026-11-21T16:40:00.000Z', carrier_code: 'brt', tracking_number: 'BRT0099887766', parcels: [{ reference: 'P-1', weight_g: 720 }] },
  },
}));

const shipmentInput = ({ shipped_at: shippedAt, ...body }: z.output<typeof Body>) => ({
  shippedAt,
  carrierCode: textOrNothing(body.carrier_code),
  carrierName: textOrNothing(body.carrier_name),
  serviceCode: textOrNothing(body.service_code),
  trackingNumber: textOrNothing(body.tracking_number),
  trackingUrl: textOrNothing(body.tracking_url),
  wmsReference: body.wms_reference,
  parcels: body.parcels?.map(parcelInput),
  lines: body.lines?.map(unitsInput),
});
