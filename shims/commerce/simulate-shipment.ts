import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { shortText } from '#kit/fields.js';
import { ORDER_EXAMPLE } from './examples.js';
import { SimulateCommerceShipmentDocument } from './operations/simulate-commerce-shipment.generated.js';
import { Order, orderJson } from './order.js';
import { OrderPath, orderReference } from './reference.js';

const LONGEST_NUMBER = 120;
const LONGEST_CODE = 60;

const Body = z.object({
  tracking_number: shortText(LONGEST_NUMBER).nullish().describe('Of its parcel; made up, unless given.'),
  carrier_code: shortText(LONGEST_CODE).nullish().describe('The carrier of the order, unless given.'),
});

/** POST /sandbox/orders/{order}/ship: the locations of an order ship it, in a sandbox. */
export const simulateShipment = defineRoute({
  id: 'sandbox.ship', method: 'POST', path: '/sandbox/orders/{order}/ship', scope: 'orders:write', idempotency: 'key',
  summary: 'Have an order shipped',
  description: 'In a sandbox the warehouses of the order accept and ship all of it, with the events order.status_changed and shipment.shipped. An order that has left is answered as it is. In other companies it is invalid_state.',
  failures: ['ORDER_NOT_FOUND', 'INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ params: OrderPath, body: Body }),
  answer: Order,
  operation: SimulateCommerceShipmentDocument,
  variables: ({ params, body }) => ({ input: { reference: orderReference(params), trackingNumber: body.tracking_number ?? null, carrierCode: body.carrier_code ?? null } }),
  reply: ({ simulateShipment: order }) => ok(orderJson(order)),
  example: { target: '/sandbox/orders/1042/ship', body: { tracking_number: 'SW0000005005' }, answer: ORDER_EXAMPLE },
});
