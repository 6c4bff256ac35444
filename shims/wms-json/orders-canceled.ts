import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { moment, orderNumber, text } from './fields.js';
import { DropOrderDocument } from './operations/drop-order.generated.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { wmsRoute } from './wms-route.js';

const CODE_LENGTH = 64;
const REASON_LENGTH = 1000;

const Body = z.object({ OmsOrderNumber: orderNumber, EventDateTime: moment, ErrorCode: text(CODE_LENGTH), Reason: text(REASON_LENGTH) });

/** POST /V1/Orders/Canceled: short-close an order. */
export const ordersCanceled = wmsRoute(defineRoute({
  id: 'orders.canceled', method: 'POST', path: '/Orders/Canceled', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Short-close an order',
  description: 'For an acknowledged order that cannot be shipped, and to confirm that an order the merchant cancelled was stopped. The same again changes nothing.',
  failures: ['ORDER_NOT_FOUND', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: Body }),
  answer: Accepted,
  operation: DropOrderDocument,
  variables: ({ body }) => ({ input: { reference: body.OmsOrderNumber, reasonCode: body.ErrorCode ?? null, message: body.Reason ?? null, repeat: 'ANSWER' as const } }),
  reply: accepted,
  example: { target: '/Orders/Canceled', body: { OmsOrderNumber: '#1042', ErrorCode: 'DAMAGED', Reason: 'Broken at picking' }, answer: ACCEPTED },
}));
