import { z } from 'zod';
import type { AddressInput, PlaceOrderInput } from '#contract/schema.generated.js';
import { defineRoute } from '#kit/define-route.js';
import { NEW_ORDER_EXAMPLE, ORDER_EXAMPLE } from './examples.js';
import { ReceiveOrderDocument } from './operations/receive-order.generated.js';
import { NewOrder } from './new-order.js';
import { Order, orderJson } from './order.js';

const [SAME, CREATED] = [200, 201];

/** POST /orders: an order that was sold outside the sales channel. */
export const createOrder = defineRoute({
  id: 'orders.create', method: 'POST', path: '/orders', scope: 'orders:write', idempotency: 'key', success: 201,
  otherSuccesses: { 200: 'The same external_id with the same content: the order that was made.' },
  summary: 'Create an order',
  description: 'It counts as paid and goes through routing and warehouse assignment like any order of a channel. The same external_id with the same content answers the order that was made, with status 200; with other content it is order_already_exists.',
  failures: ['BAD_INPUT', 'UNKNOWN_ITEM', 'ALREADY_EXISTS'],
  input: z.object({ body: NewOrder }),
  answer: Order,
  operation: ReceiveOrderDocument,
  variables: ({ body }) => ({ input: toInput(body) }),
  reply: ({ receiveOrder: { order, created } }) => ({ status: created ? CREATED : SAME, body: orderJson(order) }),
  example: { target: '/orders', body: NEW_ORDER_EXAMPLE, answer: ORDER_EXAMPLE },
});

type Given = z.output<typeof NewOrder>;

const toInput = (given: Given): PlaceOrderInput => ({
  externalId: given.external_id,
  number: given.number,
  channel: 'platform_api',
  placedAt: given.placed_at,
  currency: given.currency,
  customer: given.customer,
  shippingAddress: toAddress(given.shipping_address),
  billingAddress: given.billing_address && toAddress(given.billing_address),
  shipping: { methodCode: given.shipping.method_code, methodName: given.shipping.method_name, price: given.shipping.price },
  lines: given.lines.map(({ sku, barcode, quantity, unit_price, tax_rate, discount, title }) => ({ sku, barcode, quantity, unitPrice: unit_price, taxRate: tax_rate, discount, title })),
  paymentStatus: 'PAID',
  totals: given.totals,
  notes: given.notes,
  servicePromise: given.attributes?._service_promise,
});

const toAddress = (given: Given['shipping_address']): AddressInput => ({
  firstName: given.first_name,
  lastName: given.last_name,
  company: given.company,
  address1: given.address1,
  address2: given.address2,
  city: given.city,
  postalCode: given.postal_code,
  provinceCode: given.province_code,
  countryCode: given.country_code.toUpperCase(),
  phone: given.phone,
});
