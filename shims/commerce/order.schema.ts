import { z } from 'zod';

const text = z.string().nullable();
const time = z.iso.datetime();
const quantity = z.int().min(0);

/** Document 2, D: the states of an order. */
export const ORDER_STATUSES = ['received', 'on_hold', 'in_fulfillment', 'shipped', 'delivered', 'cancellation_requested', 'cancelled'] as const;

/** 2-decisions, D: the states of a shipment. */
export const SHIPMENT_STATUSES = ['label_created', 'picked_up', 'in_transit', 'out_for_delivery', 'ready_for_pickup', 'delivered', 'exception', 'returned_to_sender', 'voided'] as const;

/** Document 2, D: the states of a payment. */
export const PAYMENT_STATUSES = ['pending', 'authorized', 'paid', 'captured', 'partially_refunded', 'refunded', 'voided', 'expired'] as const;

/** Document 2, D: the states of a return. */
export const RETURN_STATUSES = ['requested', 'awaiting_receipt', 'in_transit', 'received', 'compliant', 'not_compliant', 'closed', 'cancelled'] as const;

/** Document 2, D: Money. */
export const Money = z.object({ amount: z.string().describe('Decimal text: 19.90.'), currency: z.string().describe('ISO 4217 code.') }).meta({ id: 'Money' });

/** Document 2, D: Address. */
export const Address = z.object({
  first_name: text, last_name: text, company: text, address1: text, address2: text, city: text, postal_code: text, province_code: text,
  country_code: text.describe('ISO 3166-1 alpha-2.'), phone: text,
}).meta({ id: 'Address' });

const OrderLine = z.object({
  line_id: z.uuid(), sku: text, barcode: text, title: text, quantity, quantity_cancelled: quantity, quantity_shipped: quantity,
  unit_price: Money.describe('Of one piece, tax included.'),
  total: Money.describe('All pieces minus the line\'s discount.'),
  tax_rate: z.string().describe('Share of tax as decimal text: 0.22.'),
}).meta({ id: 'OrderLine' });

const Shipment = z.object({
  id: z.uuid(),
  status: z.enum(SHIPMENT_STATUSES),
  location_code: text,
  carrier: z.object({ code: text, name: text, service: text }),
  tracking_url: text,
  tracking_numbers: z.array(z.string()).describe('Each parcel\'s number, then that of the whole shipment, where the carrier gave them; each once.'),
  shipped_at: time.nullable(),
  delivered_at: time.nullable(),
  lines: z.array(z.object({ line_id: z.uuid(), quantity })),
}).meta({ id: 'Shipment' });

/** Document 2, D: a refund. */
export const Refund = z.object({
  id: z.uuid(),
  return_id: z.uuid().nullable(),
  refunded_at: time,
  total: Money,
  shipping: Money.describe('The part of the total for shipping.'),
  lines: z.array(z.object({ line_id: z.uuid(), sku: text, barcode: text, quantity, subtotal: Money })),
}).meta({ id: 'Refund' });

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
  cancellation: z.object({ reason: text, cancelled_at: time.nullable() }).describe('Both null while nobody cancelled it.'),
}).meta({ id: 'Order' });
