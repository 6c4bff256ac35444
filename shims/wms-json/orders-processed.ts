import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { listOf, moment, optionalListOf, orderNumber } from './fields.js';
import { PickOrderDocument } from './operations/pick-order.generated.js';
import { Parcel, parcelCount, parcelsInput, PickedProduct, unitsInput } from './products.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { settingsOf } from './settings.js';
import { wmsRoute } from './wms-route.js';

const MOST_PARCELS = 50;

const Body = z.object({
  OmsOrderNumber: orderNumber,
  EventDateTime: moment.describe('When it was picked.'),
  ParcelQty: parcelCount.describe('How many parcels; more than one creates additional labels.'),
  ProductList: listOf(PickedProduct).describe('The quantity actually picked of every item; an item not listed counts as picked 0.'),
  ParcelList: optionalListOf(Parcel, MOST_PARCELS),
});

/** POST /V1/Orders/Processed: report picking. */
export const ordersProcessed = wmsRoute(defineRoute({
  id: 'orders.processed', method: 'POST', path: '/Orders/Processed', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Report picking',
  description: 'Picked quantities and parcels, full or partial. All or nothing. Until the shipment the last report counts; the same report again changes nothing.',
  failures: ['ORDER_NOT_FOUND', 'UNKNOWN_ITEM', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: Body }),
  answer: Accepted,
  operation: PickOrderDocument,
  variables: ({ body }, { caller }) => ({ input: {
    reference: body.OmsOrderNumber, pickedAt: body.EventDateTime ?? null, lines: body.ProductList.map(unitsInput(settingsOf(caller))),
    parcels: parcelsInput(body.ParcelList, body.ParcelQty), repeat: 'ANSWER' as const, labelFormat: 'ZPL' as const,
  } }),
  reply: accepted,
  example: {
    target: '/Orders/Processed', answer: ACCEPTED,
    body: { OmsOrderNumber: '#1042', EventDateTime: '2026-11-21T10:15:00Z', ParcelQty: 1, ProductList: [{ Sku: '4006381333931', Quantity: 2 }], ParcelList: [{ idParcel: 'P-1', WeightGr: 720 }] },
  },
}));
