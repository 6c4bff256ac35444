import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { AcceptReturnDocument } from './operations/accept-return.generated.js';
import { ACCEPTED_RETURN_EXAMPLE } from './return-examples.js';
import { ReturnPath, returnReference } from './return-number.js';
import { Return, returnJson } from './return.js';

const LONGEST_REFERENCE = 120;

const Body = z.object({
  wms_reference: z.string().max(LONGEST_REFERENCE, 'must have at most 120 characters').nullish().describe('The warehouse\'s own number for the return.'),
});

/** POST /returns/{return}/accept: accept an expected return. */
export const acceptReturn = defineRoute({
  id: 'returns.accept', method: 'POST', path: '/returns/{return}/accept', scope: 'fulfillment:write', idempotency: 'key',
  summary: 'Confirm that a return is expected',
  description: 'The body may be left out. Saying it again with the same reference changes nothing.',
  failures: ['RETURN_NOT_FOUND', 'INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ params: ReturnPath, body: Body }),
  answer: Return,
  operation: AcceptReturnDocument,
  variables: ({ params, body }) => ({ input: { reference: returnReference(params), wmsReference: body.wms_reference ?? null } }),
  reply: ({ acceptWarehouseReturn }) => ok(returnJson(acceptWarehouseReturn)),
  example: { target: '/returns/R1001/accept', body: { wms_reference: 'RET-55' }, answer: ACCEPTED_RETURN_EXAMPLE },
});
