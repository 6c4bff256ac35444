import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { CANCEL_REQUESTED_EXAMPLE } from './examples.js';
import { SimulateWarehouseCancellationDocument, type SimulateWarehouseCancellationMutation } from './operations/simulate-warehouse-cancellation.generated.js';
import { Order, orderJson } from './order.js';
import { OrderPath, orderReference } from './order-number.js';

type Part = SimulateWarehouseCancellationMutation['simulateCancellation']['fulfillmentOrders'][number];

/** POST /sandbox/orders/{number}/cancel: the merchant cancels an order of this warehouse, in a sandbox. */
export const simulateCancellation = defineRoute({
  id: 'sandbox.cancel', method: 'POST', path: '/sandbox/orders/{number}/cancel', scope: 'fulfillment:write', idempotency: 'key',
  summary: 'Have an order cancelled',
  description: 'In a sandbox the merchant cancels the order: it is cancelled while it is in the queue, and in cancel_requested once it was accepted. In other companies it is invalid_state.',
  failures: ['ORDER_NOT_FOUND', 'INVALID_STATE'],
  input: z.object({ params: OrderPath }),
  answer: Order,
  operation: SimulateWarehouseCancellationDocument,
  variables: ({ params }) => ({ input: { reference: orderReference(params) } }),
  reply: ({ simulateCancellation: { fulfillmentOrders } }, { caller: { connection } }) => ok(orderJson(ownOf(fulfillmentOrders, connection.warehouseId))),
  example: { target: '/sandbox/orders/1042/cancel', answer: CANCEL_REQUESTED_EXAMPLE },
});

/** What this warehouse has of an order, which others may fulfil too. */
function ownOf(parts: readonly Part[], warehouseId: string | null): Part {
  const own = parts.find(({ location }) => location?.id === warehouseId);
  if (!own) throw new Failure('ORDER_NOT_FOUND', 'There is no such order for this warehouse');
  return own;
}
