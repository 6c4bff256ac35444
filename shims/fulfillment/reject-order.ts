import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { shortText } from '#kit/fields.js';
import { REJECTED_EXAMPLE } from './examples.js';
import { RejectOrderDocument } from './operations/reject-order.generated.js';
import { OrderPath, orderReference } from './order-number.js';
import { Order, orderJson } from './order.js';

const LONGEST_CODE = 64;
const LONGEST_MESSAGE = 1000;

const Body = z.object({
  reason_code: shortText(LONGEST_CODE).describe('Why, as the warehouse and the merchant agreed.'),
  message: z.string().max(LONGEST_MESSAGE, 'must have at most 1000 characters').nullish().describe('Why, for people.'),
});

/** POST /orders/{number}/reject: reject an order. */
export const rejectOrder = defineRoute({
  id: 'orders.reject', method: 'POST', path: '/orders/{number}/reject', scope: 'fulfillment:write', idempotency: 'key',
  summary: 'Refuse an order',
  description: 'The merchant fixes the order; it can come back to the queue.',
  failures: ['ORDER_NOT_FOUND', 'ORDER_NOT_READY', 'ORDER_ALREADY_ACCEPTED', 'ORDER_CANCELLED', 'ORDER_CANCEL_REQUESTED', 'INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ params: OrderPath, body: Body }),
  answer: Order,
  operation: RejectOrderDocument,
  variables: ({ params, body }) => ({ input: { reference: orderReference(params), reasonCode: body.reason_code, message: body.message ?? null } }),
  reply: ({ rejectFulfillmentOrder }) => ok(orderJson(rejectFulfillmentOrder)),
  example: { target: '/orders/1042/reject', body: { reason_code: 'address_incomplete', message: 'The street number is missing' }, answer: REJECTED_EXAMPLE },
});
