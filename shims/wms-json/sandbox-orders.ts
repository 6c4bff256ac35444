import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { SimulateJsonOrdersDocument } from './operations/simulate-json-orders.generated.js';
import { codeOf, settingsOf } from './settings.js';
import { wmsRoute } from './wms-route.js';

const MOST = 100;

const Body = z.object({ Count: z.int('must be a whole number').min(1, 'must be at least 1').max(MOST, `must be at most ${String(MOST)}`).optional().describe('How many; 1, unless given.') });

const Placed = z.object({ OmsOrderNumber: z.string(), ProductList: z.array(z.object({ Sku: z.string(), Quantity: z.int().min(0) })) });
const PlacedOrders = z.object({ Content: z.array(Placed), StatusCode: z.literal(201), Success: z.literal(true), Message: z.string() }).meta({ id: 'PlacedOrders' });

/** POST /V1/Sandbox/Orders: orders of this warehouse, in a sandbox. */
export const sandboxOrders = wmsRoute(defineRoute({
  id: 'sandbox.orders', method: 'POST', path: '/Sandbox/Orders', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Have orders placed',
  description: 'In a sandbox a sales channel sends paid orders of items that this warehouse reported as sellable; Orders/New gives them. In other companies it is refused.',
  failures: ['INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ body: Body }),
  answer: PlacedOrders,
  operation: SimulateJsonOrdersDocument,
  variables: ({ body }) => ({ input: { count: body.Count ?? null } }),
  reply: ({ simulateOrders: orders }, { caller }) => ok({
    Content: orders.map(({ number, fulfillmentOrders }) => ({
      OmsOrderNumber: number, ProductList: fulfillmentOrders.flatMap(({ lines }) => lines.map((line) => ({ Sku: codeOf(settingsOf(caller), line), Quantity: line.quantityOpen }))),
    })),
    StatusCode: 201 as const, Success: true as const, Message: '',
  }),
  example: { target: '/Sandbox/Orders', body: { Count: 1 }, answer: { Content: [{ OmsOrderNumber: '#1042', ProductList: [{ Sku: '4006381333931', Quantity: 2 }] }], StatusCode: 201, Success: true, Message: '' } },
}));
