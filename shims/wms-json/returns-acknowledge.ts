import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { listOf, returnNumber, text, truth } from './fields.js';
import { AnswerReturnsDocument } from './operations/answer-returns.generated.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { wmsRoute } from './wms-route.js';

const CODE_LENGTH = 64;

const Answer = z.object({
  OmsReturnNumber: returnNumber,
  Success: truth.describe('true: the warehouse expects it; false: it does not, and the merchant is alerted.'),
  ErrorCode: text(CODE_LENGTH),
});

/** POST /V1/Returns/Acknowledge: confirm expected returns. */
export const returnsAcknowledge = wmsRoute(defineRoute({
  id: 'returns.acknowledge', method: 'POST', path: '/Returns/Acknowledge', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Confirm expected returns',
  description: 'An array of answers. All of them count or none; the same answer again changes nothing.',
  failures: ['RETURN_NOT_FOUND', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: listOf(Answer) }),
  answer: Accepted,
  operation: AnswerReturnsDocument,
  variables: ({ body }) => ({ input: { returns: body.map(({ OmsReturnNumber, Success, ErrorCode }) => ({ reference: OmsReturnNumber, expected: Success, reasonCode: Success ? null : ErrorCode ?? null })) } }),
  reply: accepted,
  example: { target: '/Returns/Acknowledge', body: [{ OmsReturnNumber: 'R1001', Success: true }], answer: ACCEPTED },
}));
