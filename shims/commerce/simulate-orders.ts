import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { ORDER_EXAMPLE } from './examples.js';
import { SimulateCommerceOrdersDocument } from './operations/simulate-commerce-orders.generated.js';
import { Order, orderJson } from './order.js';

const MOST = 100;

const Body = z.object({ count: z.int().min(1).max(MOST, `must be at most ${String(MOST)}`).nullish().describe('How many; 1, unless given.') });

/** POST /sandbox/orders: orders of a sales channel, in a sandbox. */
export const simulateOrders = defineRoute({
  id: 'sandbox.orders', method: 'POST', path: '/sandbox/orders', scope: 'orders:write', idempotency: 'key', success: 201,
  summary: 'Have orders placed',
  description: 'In a sandbox a sales channel sends paid orders of items that are in stock, with the event order.created as any others. In other companies it is invalid_state.',
  failures: ['INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ body: Body }),
  answer: z.object({ data: z.array(Order) }).meta({ id: 'SimulatedOrders' }),
  operation: SimulateCommerceOrdersDocument,
  variables: ({ body }) => ({ input: { count: body.count ?? null } }),
  reply: ({ simulateOrders: orders }) => ({ status: 201, body: { data: orders.map(orderJson) } }),
  example: { target: '/sandbox/orders', body: { count: 1 }, answer: { data: [ORDER_EXAMPLE] } },
});
