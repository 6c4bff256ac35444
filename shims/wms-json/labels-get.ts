import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { wholeNumber } from '#kit/fields.js';
import { orderNumber } from './fields.js';
import { LABEL_FILES_EXAMPLE, labelFiles, readyFiles } from './label-files.js';
import { ListOrderLabelsDocument } from './operations/list-order-labels.generated.js';
import { LabelFiles } from './replies.js';
import { wmsRoute } from './wms-route.js';

const MOST = 10;

/** GET /V1/Labels/Get: the labels of an order. */
export const labelsGet = wmsRoute(defineRoute({
  id: 'labels.get', method: 'GET', path: '/Labels/Get', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'Labels of an order',
  description: 'Optional service, off by default. While a requested label is being made the answer is LabelNotReady; retry later. Without IdLabel those that are ready are answered.',
  failures: ['LABELS_NOT_ENABLED', 'LABELS_NOT_READY', 'ORDER_NOT_FOUND', 'BAD_INPUT'],
  input: z.object({ query: z.object({ OmsOrderNumber: orderNumber, IdLabel: wholeNumber(0, MOST).optional().describe('0 return label, 1 first parcel, 2 to 10 additional parcels; all of them, unless given.') }) }),
  answer: LabelFiles,
  operation: ListOrderLabelsDocument,
  variables: ({ query }) => ({ reference: query.OmsOrderNumber }),
  reply: ({ warehouseLabels }, { input: { query } }) => (query.IdLabel === undefined ? readyFiles(warehouseLabels) : labelFiles(warehouseLabels, query.IdLabel)),
  example: { target: '/Labels/Get?OmsOrderNumber=%231042&IdLabel=1', answer: LABEL_FILES_EXAMPLE },
}), 'labelsEnabled');
