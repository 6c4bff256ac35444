import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { MakeLabelsDocument } from './operations/make-labels.generated.js';
import { OrderPath, orderReference } from './order-number.js';
import { labelJson, Labels, LABELS_EXAMPLE } from './label.js';
import { Parcel, parcelVariables } from './parcel.js';

const CREATED = 201;
const MOST_PARCELS = 10;

const Body = z.object({
  parcels: z.array(Parcel).min(1, 'must have at least 1 parcel').max(MOST_PARCELS, `must have at most ${String(MOST_PARCELS)} parcels`)
    .describe('The first is parcel 1, the next parcel 2 and so on; one label a parcel.'),
});

/** POST /orders/{number}/labels: make the labels that are missing. */
export const makeLabels = defineRoute({
  id: 'labels.make', method: 'POST', path: '/orders/{number}/labels', scope: 'fulfillment:write', idempotency: 'key', success: 201,
  summary: 'Make labels',
  description: 'Makes missing labels, makes failed ones again and answers ready ones unchanged.',
  failures: [
    'ORDER_NOT_FOUND', 'LABELS_NOT_ENABLED', 'ORDER_NOT_READY', 'ORDER_NOT_ACCEPTED', 'ORDER_CANCELLED', 'ORDER_CANCEL_REQUESTED', 'INVALID_STATE', 'BAD_INPUT',
  ],
  input: z.object({ params: OrderPath, body: Body }),
  answer: Labels,
  operation: MakeLabelsDocument,
  variables: ({ params, body }) => ({ input: { reference: orderReference(params), parcels: body.parcels.map(parcelVariables) } }),
  reply: ({ makeWarehouseLabels }) => ({ status: CREATED, body: { data: makeWarehouseLabels.map(labelJson) } }),
  example: { target: '/orders/1042/labels', body: { parcels: [{ reference: 'P-1', weight_g: 640 }] }, answer: LABELS_EXAMPLE },
});
