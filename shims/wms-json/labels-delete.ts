import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { orderNumber, saying } from './fields.js';
import { VoidOrderLabelDocument } from './operations/void-order-label.generated.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { wmsRoute } from './wms-route.js';

const FIRST_ADDITIONAL = 2;
const LAST = 10;
const RANGE = 'must be the number of an additional label, 2 to 10';

const Body = z.object({ OmsOrderNumber: orderNumber, IdLabel: z.int(saying(RANGE)).min(FIRST_ADDITIONAL, RANGE).max(LAST, RANGE).describe('An additional label: 2 to 10.') });

/** POST /V1/Labels/Delete: void an additional label. */
export const labelsDelete = wmsRoute(defineRoute({
  id: 'labels.delete', method: 'POST', path: '/Labels/Delete', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Void an additional label',
  description: 'Optional service, off by default. Before the shipment only; a label that is gone already is gone.',
  failures: ['LABELS_NOT_ENABLED', 'ORDER_NOT_FOUND', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: Body }),
  answer: Accepted,
  operation: VoidOrderLabelDocument,
  variables: ({ body }) => ({ input: { reference: body.OmsOrderNumber, parcel: body.IdLabel, repeat: 'ANSWER' as const } }),
  reply: accepted,
  example: { target: '/Labels/Delete', body: { OmsOrderNumber: '#1042', IdLabel: 2 }, answer: ACCEPTED },
}), 'labelsEnabled');
