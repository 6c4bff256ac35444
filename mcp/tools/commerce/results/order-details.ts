import { z } from 'zod';
import { LocalTime, localTime } from '#mcp/local-time.js';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import type { GetOrderQuery } from '../operations/get-order.generated.js';
import { AddressField, addressField } from './address-field.js';
import { ShipmentField, shipmentField, UnitsField, unitsField } from './shipment-field.js';
import { reasonIn } from './timeline-words.js';
import { wordOf } from './status-words.js';

type GraphOrder = NonNullable<GetOrderQuery['order']>;

const Line = z.object({ line_id: z.string(), sku: z.string().nullable(), barcode: z.string().nullable(), title: z.string().nullable(), quantity: z.int(), shipped: z.int(), cancelled: z.int(), unit_price: MoneyField });

const FulfillmentOrder = z.object({
  id: z.string(), location: z.string().nullable(), location_name: z.string().nullable(), status: z.string(), ships_on: z.string().nullable(), rejection: z.string().nullable(),
  lines: z.array(z.object({ sku: z.string().nullable(), ordered: z.int(), open: z.int(), shipped: z.int(), cancelled: z.int() })),
});

/** What staff look at on an order, beside what they say of it on the phone. */
export const OrderDetails = z.object({
  id: z.string(), channel: z.string(), language: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable(), shipping_address: AddressField, shipping_method: z.string().nullable(), tags: z.array(z.string()), customer_note: z.string().nullable(),
  totals: z.object({ subtotal: MoneyField, discounts: MoneyField, shipping: MoneyField, tax: MoneyField, after_refunds: MoneyField }),
  lines: z.array(Line), fulfillment_orders: z.array(FulfillmentOrder), shipments: z.array(ShipmentField.extend({ from: z.string().nullable(), units: z.array(UnitsField) })),
  returns: z.array(z.object({ number: z.string(), status: z.string(), lines: z.array(UnitsField.extend({ reason_code: z.string().nullable() })) })),
  refunds: z.array(z.object({ at: LocalTime, total: MoneyField, return: z.string().nullable(), units: z.array(UnitsField) })),
  replaces: z.string().nullable(), replaced_by: z.array(z.string()),
  staff_notes: z.array(z.object({ at: LocalTime, by: z.string(), text: z.string() })),
  timeline: z.array(z.object({ at: LocalTime, event: z.string(), by: z.string().nullable(), reason: z.string().optional() })),
});

/** The details of an order that was read with them. */
export const orderDetails = (order: GraphOrder, timeZone: string): z.output<typeof OrderDetails> => ({
  id: order.id, channel: order.channel, language: order.language, email: order.customer.email, phone: order.customer.phone, shipping_address: addressField(order.shippingAddress), shipping_method: order.shipping.methodName ?? order.shipping.methodCode, tags: [...order.tags], customer_note: order.notes,
  totals: totalsOf(order.totals),
  lines: order.lines.map((line) => ({ line_id: line.lineId, sku: line.sku, barcode: line.barcode, title: line.title, quantity: line.quantity, shipped: line.quantityShipped, cancelled: line.quantityCancelled, unit_price: moneyField(line.unitPrice) })),
  fulfillment_orders: order.fulfillmentOrders.map(fulfillmentOrderField),
  shipments: order.shipments.map((shipment) => ({ ...shipmentField(shipment, timeZone), from: shipment.location?.code ?? null, units: unitsField(shipment.lines, order.lines) })),
  returns: order.returns.map(({ number, status, lines }) => ({ number, status: wordOf(status), lines: lines.map(({ sku, quantityExpected, reasonCode }) => ({ sku, quantity: quantityExpected, reason_code: reasonCode })) })),
  refunds: order.refunds.map((refund) => ({ at: localTime(refund.refundedAt, timeZone), total: moneyField(refund.total), return: refund.return?.number ?? null, units: refund.lines.map(({ sku, quantity }) => ({ sku, quantity })) })),
  replaces: order.replaces?.number ?? null, replaced_by: order.replacements.map(({ number }) => number),
  staff_notes: order.staffNotes.nodes.map(({ createdAt, author, text }) => ({ at: localTime(createdAt, timeZone), by: author, text })),
  timeline: order.timeline.map(({ at, type, actor, payload }) => ({ at: localTime(at, timeZone), event: type, by: actor, ...reasonIn(payload) })),
});

const totalsOf = ({ subtotal, discounts, shipping, tax, currentTotal }: GraphOrder['totals']) =>
  ({ subtotal: moneyField(subtotal), discounts: moneyField(discounts), shipping: moneyField(shipping), tax: moneyField(tax), after_refunds: moneyField(currentTotal) });

const fulfillmentOrderField = ({ id, status, shipsOn, location, rejection, lines }: GraphOrder['fulfillmentOrders'][number]): z.output<typeof FulfillmentOrder> => ({
  id, location: location?.code ?? null, location_name: location?.name ?? null, status: wordOf(status), ships_on: shipsOn, rejection: rejection && (rejection.message ?? rejection.reasonCode),
  lines: lines.map(({ sku, quantityOrdered, quantityOpen, quantityShipped, quantityCancelled }) => ({ sku, ordered: quantityOrdered, open: quantityOpen, shipped: quantityShipped, cancelled: quantityCancelled })),
});
