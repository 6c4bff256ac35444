import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import { ACCEPTED_EXAMPLE } from './examples.js';
import { AcceptOrderDocument } from './operations/accept-order.generated.js';
import { OrderPath, orderReference } from './order-number.js';
import { Order, orderJson } from './order.js';

const LONGEST_REFERENCE = 120;

const Body = z.object({
  wms_reference: z.string().max(LONGEST_REFERENCE, 'must have at most 120 characters').nullish().describe('The warehouse\'s own number for the order.'),
  accepted_at: dateTime.nullish().describe('When it was accepted; now, unless given.'),
});

/** POST /orders/{number}/accept: accept an order. */
export const acceptOrder = defineRoute({
  id: 'orders.accept', method: 'POST', path: '/orders/{number}/accept', scope: 'fulfillment:write', idempotency: 'key',
  summary: 'Take an order over',
  description: 'From here on the platform no longer reserves the order\'s units out of the stock that the warehouse reports. The body may be left out.',
  failures: ['ORDER_NOT_FOUND', 'ORDER_NOT_READY', 'ORDER_ALREADY_ACCEPTED', 'ORDER_CANCELLED', 'ORDER_CANCEL_REQUESTED', 'INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ params: OrderPath, body: Body }),
  answer: Order,
  operation: AcceptOrderDocument,
  variables: ({ params, body }) => ({ input: { reference: orderReference(params), wmsReference: body.wms_reference ?? null, acceptedAt: body.accepted_at ?? null } }),
  reply: ({ acceptFulfillmentOrder }) => ok(orderJson(acceptFulfillmentOrder)),
  example: { target: '/orders/1042/accept', body: { wms_reference: 'WMS-778', accepted_at: '2026-11-21T09:30:00.000Z' }, answer: ACCEPTED_EXAMPLE },
});
