import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { optionalListOf, orderNumber } from './fields.js';
import { LABEL_FILES_EXAMPLE, labelFiles } from './label-files.js';
import { AddOrderLabelsDocument } from './operations/add-order-labels.generated.js';
import { Parcel, parcelCount, parcelsInput } from './products.js';
import { LabelFiles } from './replies.js';
import { wmsRoute } from './wms-route.js';

const MOST_LABELS = 10;

const Body = z.object({
  OmsOrderNumber: orderNumber,
  ParcelQty: parcelCount.describe('How many parcels the order has in all.'),
  ParcelList: optionalListOf(Parcel, MOST_LABELS),
}).refine(({ ParcelQty, ParcelList }) => ParcelQty !== undefined || ParcelList !== undefined, { path: ['ParcelQty'], message: 'is required' });

/** POST /V1/Labels/Add: make the missing labels of parcels. */
export const labelsAdd = wmsRoute(defineRoute({
  id: 'labels.add', method: 'POST', path: '/Labels/Add', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Make labels',
  description: 'Optional service, off by default. Makes the labels parcels lack and answers every parcel\'s; LabelAlreadyAdded when all of them have theirs.',
  failures: ['LABELS_NOT_ENABLED', 'LABELS_NOT_READY', 'ALREADY_EXISTS', 'ORDER_NOT_FOUND', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: Body }),
  answer: LabelFiles,
  operation: AddOrderLabelsDocument,
  variables: ({ body }) => ({ input: { reference: body.OmsOrderNumber, parcels: parcelsInput(body.ParcelList, body.ParcelQty), format: 'ZPL' as const, repeat: 'REFUSE' as const } }),
  reply: ({ makeWarehouseLabels }) => labelFiles(makeWarehouseLabels),
  example: { target: '/Labels/Add', body: { OmsOrderNumber: '#1042', ParcelQty: 2 }, answer: LABEL_FILES_EXAMPLE },
}), 'labelsEnabled');
