import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { orderNumber } from './fields.js';
import { SimulateJsonReturnDocument } from './operations/simulate-json-return.generated.js';
import { wmsRoute } from './wms-route.js';

const MOST_UNITS = 1000;

const Body = z.object({
  OmsOrderNumber: orderNumber,
  Quantity: z.int('must be a whole number').min(1, 'must be at least 1').max(MOST_UNITS, `must be at most ${String(MOST_UNITS)}`).optional().describe('How many units come back; 1, unless given.'),
});

const Announced = z.object({
  Content: z.array(z.object({ OmsReturnNumber: z.string(), OmsOrderNumber: z.string() })), StatusCode: z.literal(201), Success: z.literal(true), Message: z.string(),
}).meta({ id: 'AnnouncedReturns' });

/** POST /V1/Sandbox/Returns: a customer sends an order back, in a sandbox. */
export const sandboxReturn = wmsRoute(defineRoute({
  id: 'sandbox.return', method: 'POST', path: '/Sandbox/Returns', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Have a return announced',
  description: 'In a sandbox a customer sends units of a shipped order back; Returns/New gives the return. In other companies it is refused.',
  failures: ['ORDER_NOT_FOUND', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: Body }),
  answer: Announced,
  operation: SimulateJsonReturnDocument,
  variables: ({ body }) => ({ input: { orderReference: body.OmsOrderNumber, units: body.Quantity ?? null } }),
  reply: ({ simulateReturn: { number, orderNumber: of } }) => ok({ Content: [{ OmsReturnNumber: number, OmsOrderNumber: of ?? '' }], StatusCode: 201 as const, Success: true as const, Message: '' }),
  example: { target: '/Sandbox/Returns', body: { OmsOrderNumber: '#1042' }, answer: { Content: [{ OmsReturnNumber: 'R1001', OmsOrderNumber: '#1042' }], StatusCode: 201, Success: true, Message: '' } },
}));
