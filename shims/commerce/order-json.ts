import type { z } from 'zod';
import type { AddressViewFragment } from '#kit/operations/address-view.generated.js';
import type { CommerceOrderFragment } from './operations/commerce-order.generated.js';
import type { CommerceRefundFragment } from './operations/commerce-refund.generated.js';
import type { CommerceShipmentFragment } from './operations/commerce-shipment.generated.js';
import type { Address, Order, Refund } from './order.schema.js';
import { ORDER_WORD, PAYMENT_WORD, RETURN_WORD, SHIPMENT_WORD } from './status-words.js';

type Shown = z.output<typeof Order>;
type Amount = Readonly<Record<'amount' | 'currency', string>>;

const money = ({ amount, currency }: Amount): Amount => ({ amount, currency });

/** Order as document 2, D shows it: notes, costs, routing, hold details, tags and payment transactions are not asked for. */
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
  subtotal: money(totals.subtotal), discounts: money(totals.discounts), shipping: money(totals.shipping), tax: money(totals.tax), total: money(totals.total),
  current_total: money(totals.currentTotal), refunded: money(totals.refunded),
});

const lineJson = (line: CommerceOrderFragment['lines'][number]): Shown['lines'][number] => ({
  line_id: line.id,
  sku: line.sku,
  barcode: line.barcode,
  title: line.title,
  quantity: line.quantity,
  quantity_cancelled: line.quantityCancelled,
  quantity_shipped: line.quantityShipped,
  unit_price: money(line.unitPrice),
  total: money(line.total),
  tax_rate: line.taxRate ?? '0',
});

const shipmentJson = (shipment: CommerceShipmentFragment): Shown['shipments'][number] => ({
  id: shipment.id,
  status: SHIPMENT_WORD[shipment.status],
  location_code: shipment.location?.code ?? null,
  carrier: { code: shipment.carrierCode, name: shipment.carrierName, service: shipment.serviceCode },
  tracking_url: shipment.trackingUrl,
  tracking_numbers: [...shipment.trackingNumbers],
  shipped_at: shipment.shippedAt,
  delivered_at: shipment.deliveredAt,
  lines: linesOf(shipment.pieces),
});

/** Pieces are told apart by lot and serial number inside; here a line is a line. */
function linesOf(pieces: CommerceShipmentFragment['pieces']): { line_id: string; quantity: number }[] {
  const lines = new Map<string, number>();
  for (const { lineId, quantity } of pieces) lines.set(lineId, (lines.get(lineId) ?? 0) + quantity);
  return [...lines].map(([line_id, quantity]) => ({ line_id, quantity }));
}

/** A refund as orders and returns show it. */
export const refundJson = (refund: CommerceRefundFragment): z.output<typeof Refund> => ({
  id: refund.id,
  return_id: refund.returnId,
  refunded_at: refund.refundedAt,
  total: money(refund.total),
  shipping: money(refund.shipping),
  lines: refund.lines.map(({ lineId, sku, barcode, quantity, subtotal }) => ({ line_id: lineId, sku, barcode, quantity, subtotal: money(subtotal) })),
});

/** An address; all its fields are null where there is none. */
export const addressJson = (address: AddressViewFragment | null): z.output<typeof Address> => (address === null ? NO_ADDRESS : {
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  postal_code: address.postalCode,
  province_code: address.provinceCode,
  country_code: address.countryCode,
  phone: address.phone,
});

const NO_ADDRESS: z.output<typeof Address> = {
  first_name: null, last_name: null, company: null, address1: null, address2: null, city: null, postal_code: null, province_code: null, country_code: null, phone: null,
};
