import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { CANCELLED_EXAMPLE } from './examples.js';
import { SimulateCommerceCancellationDocument } from './operations/simulate-commerce-cancellation.generated.js';
import { Order, orderJson } from './order.js';
import { OrderPath, orderReference } from './reference.js';

/** POST /sandbox/orders/{order}/cancel: the merchant cancels an order, in a sandbox. */
export const simulateCancellation = defineRoute({
  id: 'sandbox.cancel', method: 'POST', path: '/sandbox/orders/{order}/cancel', scope: 'orders:write', idempotency: 'key',
  summary: 'Have an order cancelled',
  description: 'In a sandbox the merchant cancels the order; warehouses that accepted it are asked to stop. In other companies it is invalid_state.',
  failures: ['ORDER_NOT_FOUND', 'INVALID_STATE'],
  input: z.object({ params: OrderPath }),
  answer: Order,
  operation: SimulateCommerceCancellationDocument,
  variables: ({ params }) => ({ input: { reference: orderReference(params) } }),
  reply: ({ simulateCancellation: order }) => ok(orderJson(order)),
  example: { target: '/sandbox/orders/1042/cancel', answer: CANCELLED_EXAMPLE },
});
