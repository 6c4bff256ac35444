import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { RETURN_EXAMPLE } from './examples.js';
import { SimulateCommerceReturnDocument } from './operations/simulate-commerce-return.generated.js';
import { OrderPath, orderReference } from './reference.js';
import { Return, returnJson } from './return.js';

const MOST_UNITS = 1000;

const Body = z.object({ units: z.int().min(1).max(MOST_UNITS).nullish().describe('How many units come back; 1, unless given.') });

/** POST /sandbox/orders/{order}/return: a customer sends an order back, in a sandbox. */
export const simulateReturn = defineRoute({
  id: 'sandbox.return', method: 'POST', path: '/sandbox/orders/{order}/return', scope: 'orders:write', idempotency: 'key', success: 201,
  summary: 'Have a return announced',
  description: 'In a sandbox a customer sends units of a shipped order back, with the event return.created. In other companies it is invalid_state.',
  failures: ['ORDER_NOT_FOUND', 'INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ params: OrderPath, body: Body }),
  answer: Return,
  operation: SimulateCommerceReturnDocument,
  variables: ({ params, body }) => ({ input: { orderReference: orderReference(params), units: body.units ?? null } }),
  reply: ({ simulateReturn: announced }) => ({ status: 201, body: returnJson(announced) }),
  example: { target: '/sandbox/orders/1042/return', body: { units: 1 }, answer: RETURN_EXAMPLE },
});
