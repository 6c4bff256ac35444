import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { ReadLabelsDocument } from './operations/read-labels.generated.js';
import { OrderPath, orderReference } from './order-number.js';
import { labelJson, Labels, LABELS_EXAMPLE } from './label.js';

/** GET /orders/{number}/labels: the labels the platform made. */
export const readLabels = defineRoute({
  id: 'labels.read', method: 'GET', path: '/orders/{number}/labels', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'Download the labels the platform made',
  description: 'Reading never makes any. After the shipment it shows the labels that left with it.',
  failures: ['ORDER_NOT_FOUND', 'LABELS_NOT_ENABLED'],
  input: z.object({ params: OrderPath }),
  answer: Labels,
  operation: ReadLabelsDocument,
  variables: ({ params }) => ({ reference: orderReference(params) }),
  reply: ({ warehouseLabels }) => ok({ data: warehouseLabels.map(labelJson) }),
  example: { target: '/orders/1042/labels', answer: LABELS_EXAMPLE },
});
