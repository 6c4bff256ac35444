import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { ReadReturnDocument } from './operations/read-return.generated.js';
import { ReturnPath, returnReference } from './return-number.js';
import { Return, RETURN_EXAMPLE, returnJson } from './return.js';

/** GET /returns/{return}: one return. */
export const readReturn = defineRoute({
  id: 'returns.read', method: 'GET', path: '/returns/{return}', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'Read one return',
  description: 'Shows what is expected and what arrived.',
  failures: ['RETURN_NOT_FOUND'],
  input: z.object({ params: ReturnPath }),
  answer: Return,
  operation: ReadReturnDocument,
  variables: ({ params }) => ({ reference: returnReference(params) }),
  reply: ({ warehouseReturn }) => ok(returnJson(warehouseReturn)),
  example: { target: '/returns/R1001', answer: RETURN_EXAMPLE },
});
