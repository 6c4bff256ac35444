import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { shortText } from '#kit/fields.js';
import { moment, optionalListOf, orderNumber, size, text } from './fields.js';
import { ShipOrderDocument } from './operations/ship-order.generated.js';
import { PickedProduct, unitsInput } from './products.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { carrierOf, settingsOf } from './settings.js';
import { wmsRoute } from './wms-route.js';

const NAME_LENGTH = 200;
const NUMBER_LENGTH = 120;
const URL_LENGTH = 1000;
const MOST_PARCELS = 50;

const ShippedParcel = z.object({ idParcel: text(NUMBER_LENGTH), CourierLabelId: text(NUMBER_LENGTH).describe('The parcel\'s own tracking number.'), WeightGr: size });

const Body = z.object({
  OmsOrderNumber: orderNumber,
  EventDateTime: moment.describe('When it left.'),
  Courier: shortText(NAME_LENGTH),
  Waybill: shortText(NUMBER_LENGTH).describe('The tracking number.'),
  TrackingUrl: text(URL_LENGTH),
  ParcelList: optionalListOf(ShippedParcel, MOST_PARCELS),
  ProductList: optionalListOf(PickedProduct).describe('Only these units leave; everything picked, unless given.'),
});

/** POST /V1/Orders/Shipped: report a shipment. */
export const ordersShipped = wmsRoute(defineRoute({
  id: 'orders.shipped', method: 'POST', path: '/Orders/Shipped', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Report a shipment',
  description: 'Everything picked leaves, or the units of ProductList alone. The customer receives the tracking. The same report again is no second shipment.',
  failures: ['ORDER_NOT_FOUND', 'UNKNOWN_ITEM', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: Body }),
  answer: Accepted,
  operation: ShipOrderDocument,
  variables: ({ body }, { caller }) => ({ input: {
    reference: body.OmsOrderNumber, shippedAt: body.EventDateTime ?? null, carrierCode: carrierOf(settingsOf(caller), body.Courier), carrierName: body.Courier,
    trackingNumber: body.Waybill, trackingUrl: body.TrackingUrl ?? null, repeat: 'ANSWER' as const,
    parcels: body.ParcelList?.map(({ idParcel, CourierLabelId, WeightGr }) => ({ reference: idParcel ?? null, trackingNumber: CourierLabelId ?? null, weightG: WeightGr ?? null })) ?? null,
    lines: body.ProductList?.map(unitsInput(settingsOf(caller))) ?? null,
  } }),
  reply: accepted,
  example: { target: '/Orders/Shipped', body: { OmsOrderNumber: '#1042', EventDateTime: '2026-11-21T16:40:00Z', Courier: 'BRT', Waybill: 'BRT0123456789' }, answer: ACCEPTED },
}));
