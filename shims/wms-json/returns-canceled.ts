import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { moment, returnNumber, text } from './fields.js';
import { CancelAnnouncedReturnDocument } from './operations/cancel-announced-return.generated.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { wmsRoute } from './wms-route.js';

const REASON_LENGTH = 500;

const Body = z.object({ OmsReturnNumber: returnNumber, EventDateTime: moment, Reason: text(REASON_LENGTH) });

/** POST /V1/Returns/Canceled: an expected return will not arrive. */
export const returnsCanceled = wmsRoute(defineRoute({
  id: 'returns.canceled', method: 'POST', path: '/Returns/Canceled', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'A return will not arrive',
  description: 'Cancels the return and passes the cancellation on to the merchant. The same again changes nothing.',
  failures: ['RETURN_NOT_FOUND', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: Body }),
  answer: Accepted,
  operation: CancelAnnouncedReturnDocument,
  variables: ({ body }) => ({ input: { reference: body.OmsReturnNumber, reason: body.Reason ?? null } }),
  reply: accepted,
  example: { target: '/Returns/Canceled', body: { OmsReturnNumber: 'R1001', Reason: 'Lost on the way' }, answer: ACCEPTED },
}));
