import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { RETURN_EXAMPLE } from './examples.js';
import { ReadCommerceReturnDocument } from './operations/read-commerce-return.generated.js';
import { ReturnPath, returnReference, unknownReturn } from './reference.js';
import { Return, returnJson } from './return.js';

/** GET /returns/{return}: one return. */
export const readReturn = defineRoute({
  id: 'returns.read', method: 'GET', path: '/returns/{return}', scope: 'returns:read', idempotency: 'natural',
  summary: 'Read one return',
  description: 'By number or id, with outcome and refunds.',
  failures: ['RETURN_NOT_FOUND'],
  input: z.object({ params: ReturnPath }),
  answer: Return,
  operation: ReadCommerceReturnDocument,
  variables: ({ params }) => ({ reference: returnReference(params) }),
  reply: ({ return: found }) => {
    if (!found) throw unknownReturn();
    return ok(returnJson(found));
  },
  example: { target: '/returns/R1001', answer: RETURN_EXAMPLE },
});
