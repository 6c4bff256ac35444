import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { SimulateWarehouseOrdersDocument } from './operations/simulate-warehouse-orders.generated.js';
import { Order, ORDER_EXAMPLE, orderJson } from './order.js';

const MOST = 100;

const Body = z.object({ count: z.int().min(1).max(MOST, `must be at most ${String(MOST)}`).nullish().describe('How many; 1, unless given.') });

const Simulated = z.object({ data: z.array(Order) }).meta({ id: 'SimulatedOrders' });

/** POST /sandbox/orders: orders of this warehouse, in a sandbox. */
export const simulateOrders = defineRoute({
  id: 'sandbox.orders', method: 'POST', path: '/sandbox/orders', scope: 'fulfillment:write', idempotency: 'key', success: 201,
  summary: 'Have orders placed',
  description: 'In a sandbox a sales channel sends paid orders of items that this warehouse reported as sellable. They come to its queue, with the event order.ready, as any others do. In other companies it is invalid_state.',
  failures: ['INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ body: Body }),
  answer: Simulated,
  operation: SimulateWarehouseOrdersDocument,
  variables: ({ body }) => ({ input: { count: body.count ?? null } }),
  reply: ({ simulateOrders: orders }) => ({ status: 201, body: { data: orders.flatMap(({ fulfillmentOrders }) => fulfillmentOrders.map(orderJson)) } }),
  example: { target: '/sandbox/orders', body: { count: 1 }, answer: { data: [ORDER_EXAMPLE] } },
});
