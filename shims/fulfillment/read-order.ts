import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { ReadOrderDocument } from './operations/read-order.generated.js';
import { OrderPath, orderReference } from './order-number.js';
import { Order, ORDER_EXAMPLE, orderJson } from './order.js';

/** GET /orders/{number}: one order. */
export const readOrder = defineRoute({
  id: 'orders.read', method: 'GET', path: '/orders/{number}', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'Read one order',
  description: 'Shows the warehouse\'s fulfillment order.',
  failures: ['ORDER_NOT_FOUND'],
  input: z.object({ params: OrderPath }),
  answer: Order,
  operation: ReadOrderDocument,
  variables: ({ params }) => ({ reference: orderReference(params) }),
  reply: ({ warehouseOrder }) => ok(orderJson(warehouseOrder)),
  example: { target: '/orders/1042', answer: ORDER_EXAMPLE },
});
