import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { listOf, moment, orderNumber, text, truth } from './fields.js';
import { AnswerOrdersDocument } from './operations/answer-orders.generated.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { wmsRoute } from './wms-route.js';

const CODE_LENGTH = 64;
const MESSAGE_LENGTH = 1000;
const REFERENCE_LENGTH = 120;

const Answer = z.object({
  OmsOrderNumber: orderNumber,
  Success: truth.describe('true: taken over; false: rejected, with ErrorCode.'),
  ErrorCode: text(CODE_LENGTH).describe('Why it is rejected; required then.'),
  ErrorMessage: text(MESSAGE_LENGTH),
  ExternalReference1: text(REFERENCE_LENGTH).describe('The warehouse\'s own number for the order.'),
  EventDateTime: moment.describe('When it was accepted.'),
}).refine(({ Success, ErrorCode }) => Success || ErrorCode !== undefined, { path: ['ErrorCode'], message: 'is required' });

/** POST /V1/Orders/Acknowledge: accept or reject orders. */
export const ordersAcknowledge = wmsRoute(defineRoute({
  id: 'orders.acknowledge', method: 'POST', path: '/Orders/Acknowledge', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Accept or reject orders',
  description: 'An array of answers (one object alone, or an object around the array, will do). All of them count or none; the same answer again changes nothing.',
  failures: ['ORDER_NOT_FOUND', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: listOf(Answer) }),
  answer: Accepted,
  operation: AnswerOrdersDocument,
  variables: ({ body }) => ({ input: { orders: body.map((answer) => ({
    reference: answer.OmsOrderNumber, takenOver: answer.Success, answeredAt: answer.EventDateTime ?? null, wmsReference: answer.ExternalReference1 ?? null,
    ...(!answer.Success && { reasonCode: answer.ErrorCode ?? null, message: answer.ErrorMessage ?? null }),
  })) } }),
  reply: accepted,
  example: { target: '/Orders/Acknowledge', body: [{ OmsOrderNumber: '#1042', Success: true }, { OmsOrderNumber: '#1043', Success: false, ErrorCode: 'ADDRESS' }], answer: ACCEPTED },
}));
