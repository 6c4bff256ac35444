import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { ORDER_EXAMPLE } from './examples.js';
import { ReadCommerceOrderDocument } from './operations/read-commerce-order.generated.js';
import { OrderPath, orderReference, unknownOrder } from './reference.js';
import { Order, orderJson } from './order.js';

/** GET /orders/{order}: one order. */
export const readOrder = defineRoute({
  id: 'orders.read', method: 'GET', path: '/orders/{order}', scope: 'orders:read', idempotency: 'natural',
  summary: 'Read one order',
  description: 'With its shipments, refunds and returns.',
  failures: ['ORDER_NOT_FOUND'],
  input: z.object({ params: OrderPath }),
  answer: Order,
  operation: ReadCommerceOrderDocument,
  variables: ({ params }) => ({ reference: orderReference(params) }),
  reply: ({ order }) => {
    if (!order) throw unknownOrder();
    return ok(orderJson(order));
  },
  example: { target: '/orders/1042', answer: ORDER_EXAMPLE },
});
