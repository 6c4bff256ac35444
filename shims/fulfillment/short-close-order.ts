import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { CLOSED_EXAMPLE } from './examples.js';
import { ShortCloseOrderDocument } from './operations/short-close-order.generated.js';
import { OrderPath, orderReference } from './order-number.js';
import { upTo } from './picking-lines.js';
import { Order, orderJson } from './order.js';

const LONGEST_CODE = 64;
const LONGEST_MESSAGE = 1000;

const Body = z.object({
  reason_code: upTo(LONGEST_CODE).describe('Why, as the warehouse and the merchant agreed.'),
  message: upTo(LONGEST_MESSAGE).describe('Why, for people.'),
});

/** POST /orders/{number}/cancel: short-close the fulfillment order, or confirm a cancellation. */
export const shortCloseOrder = defineRoute({
  id: 'orders.cancel', method: 'POST', path: '/orders/{number}/cancel', scope: 'fulfillment:write', idempotency: 'key',
  summary: 'Give an order up, or confirm its cancellation',
  description: 'An accepted or processed order is closed: what was left is unfulfillable. An order in cancel_requested is cancelled. The body may be left out.',
  failures: ['ORDER_NOT_FOUND', 'ORDER_NOT_READY', 'ORDER_NOT_ACCEPTED', 'ORDER_CANCELLED', 'INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ params: OrderPath, body: Body }),
  answer: Order,
  operation: ShortCloseOrderDocument,
  variables: ({ params, body }) => ({ input: { reference: orderReference(params), reasonCode: body.reason_code ?? null, message: body.message ?? null } }),
  reply: ({ shortCloseFulfillmentOrder }) => ok(orderJson(shortCloseFulfillmentOrder)),
  example: { target: '/orders/1042/cancel', body: { reason_code: 'damaged', message: 'Both units are broken' }, answer: CLOSED_EXAMPLE },
});
