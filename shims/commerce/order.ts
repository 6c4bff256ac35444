import { z } from 'zod';
import { Address, addressJson } from './address.js';
import { Money, moneyJson } from './money.js';
import type { CommerceOrderFragment } from './operations/commerce-order.generated.js';
import { lineJson, OrderLine } from './order-line.js';
import { Refund, refundJson } from './refund.js';
import { Shipment, shipmentJson } from './shipment.js';
import { ORDER_STATUSES, ORDER_WORD, PAYMENT_STATUSES, PAYMENT_WORD, RETURN_STATUSES, RETURN_WORD } from './status-words.js';

const text = z.string().nullable();
const time = z.iso.datetime();

/** Document 2, D: Order. */
export const Order = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  channel: text.describe('Where it was sold; platform_api for orders created here.'),
  placed_at: time.nullable(),
  updated_at: time.nullable(),
  payment_status: z.enum(PAYMENT_STATUSES).nullable(),
  on_hold: z.boolean(),
  customer: z.object({ name: text, email: text, phone: text }),
  shipping_address: Address,
  billing_address: Address,
  shipping: z.object({ method_code: text, method_name: text }),
  currency: z.string(),
  totals: z.object({
    subtotal: Money.describe('The lines before discounts.'), discounts: Money, shipping: Money, tax: Money.describe('The part of the total that is tax.'),
    total: Money.describe('subtotal - discounts + shipping.'), current_total: Money.describe('total - refunded.'), refunded: Money,
  }),
  lines: z.array(OrderLine),
  shipments: z.array(Shipment),
  refunds: z.array(Refund),
  returns: z.array(z.object({ id: z.uuid(), number: z.string(), status: z.enum(RETURN_STATUSES) })).describe('Sync returns with GET /returns: their changes do not touch updated_at of the order.'),
  cancellation: z.object({ reason: text, cancelled_at: time.nullable() }).describe('Both null unless its cancellation was asked for; the status says whether it was in time.'),
}).meta({ id: 'Order' });

type Shown = z.output<typeof Order>;

/** Order as document 2, D shows it; notes, costs, routing, hold details, tags and payment transactions are not queried. */
export const orderJson = (order: CommerceOrderFragment): Shown => ({
  id: order.id,
  number: order.number,
  status: ORDER_WORD[order.status],
  channel: order.channel,
  placed_at: order.placedAt,
  updated_at: order.updatedAt,
  payment_status: PAYMENT_WORD[order.paymentStatus],
  on_hold: order.onHold,
  customer: { name: order.customer.name, email: order.customer.email, phone: order.customer.phone },
  shipping_address: addressJson(order.shippingAddress),
  billing_address: addressJson(order.billingAddress),
  shipping: { method_code: order.shipping.methodCode, method_name: order.shipping.methodName },
  currency: order.currency,
  totals: totalsJson(order.totals),
  lines: order.lines.map(lineJson),
  shipments: order.shipments.map(shipmentJson),
  refunds: order.refunds.map(refundJson),
  returns: order.returns.map(({ id, number, status }) => ({ id, number, status: RETURN_WORD[status] })),
  cancellation: { reason: order.cancellation?.reason ?? null, cancelled_at: order.cancellation?.cancelledAt ?? null },
});

const totalsJson = (totals: CommerceOrderFragment['totals']): Shown['totals'] => ({
  subtotal: moneyJson(totals.subtotal), discounts: moneyJson(totals.discounts), shipping: moneyJson(totals.shipping), tax: moneyJson(totals.tax), total: moneyJson(totals.total),
  current_total: moneyJson(totals.currentTotal), refunded: moneyJson(totals.refunded),
});
