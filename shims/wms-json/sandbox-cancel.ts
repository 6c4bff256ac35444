import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { orderNumber } from './fields.js';
import { SimulateJsonCancellationDocument } from './operations/simulate-json-cancellation.generated.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { wmsRoute } from './wms-route.js';

/** POST /V1/Sandbox/Orders/Cancel: the merchant cancels an order of this warehouse, in a sandbox. */
export const sandboxCancel = wmsRoute(defineRoute({
  id: 'sandbox.cancel', method: 'POST', path: '/Sandbox/Orders/Cancel', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Have an order cancelled',
  description: 'In a sandbox the merchant cancels the order; where it was acknowledged, Orders/Canceled confirms that it was stopped. In other companies it is refused.',
  failures: ['ORDER_NOT_FOUND', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: z.object({ OmsOrderNumber: orderNumber }) }),
  answer: Accepted,
  operation: SimulateJsonCancellationDocument,
  variables: ({ body }) => ({ input: { reference: body.OmsOrderNumber } }),
  reply: accepted,
  example: { target: '/Sandbox/Orders/Cancel', body: { OmsOrderNumber: '#1042' }, answer: ACCEPTED },
}));
