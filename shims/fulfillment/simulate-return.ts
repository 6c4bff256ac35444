import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { shortText } from '#kit/fields.js';
import { SimulateWarehouseReturnDocument } from './operations/simulate-warehouse-return.generated.js';
import { orderReference } from './order-number.js';
import { Return, RETURN_EXAMPLE, returnJson } from './return.js';

const LONGEST_NUMBER = 120;
const MOST_UNITS = 1000;

const Body = z.object({
  order_number: shortText(LONGEST_NUMBER).describe('An order that this warehouse shipped, with or without #.'),
  units: z.int().min(1).max(MOST_UNITS).nullish().describe('How many units come back; 1, unless given.'),
});

/** POST /sandbox/returns: a customer sends an order back, in a sandbox. */
export const simulateReturn = defineRoute({
  id: 'sandbox.return', method: 'POST', path: '/sandbox/returns', scope: 'fulfillment:write', idempotency: 'key', success: 201,
  summary: 'Have a return announced',
  description: 'In a sandbox a customer sends units of a shipped order back: the return is announced to this warehouse, with the event return.expected. In other companies it is invalid_state.',
  failures: ['ORDER_NOT_FOUND', 'INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ body: Body }),
  answer: Return,
  operation: SimulateWarehouseReturnDocument,
  variables: ({ body }) => ({ input: { orderReference: orderReference({ number: body.order_number }), units: body.units ?? null } }),
  reply: ({ simulateReturn: announced }) => ({ status: 201, body: returnJson(announced) }),
  example: { target: '/sandbox/returns', body: { order_number: '1042' }, answer: RETURN_EXAMPLE },
});
