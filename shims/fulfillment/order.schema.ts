import { z } from 'zod';

const text = z.string().nullable();
const time = z.iso.datetime();
const quantity = z.int().min(0);

/** The words of document 1, A, States and transitions. */
export const STATUS_WORDS = ['to_fulfill', 'accepted', 'processed', 'shipped', 'cancel_requested', 'cancelled', 'rejected', 'not_ready', 'closed'] as const;

/** Document 1, A: Money. */
export const Money = z.object({
  amount: z.string().describe('Decimal text: 19.90.'),
  currency: z.string().describe('ISO 4217 code.'),
}).meta({ id: 'Money' });

/** Document 1, A: Address. */
export const Address = z.object({
  first_name: text, last_name: text, company: text, address1: text, address2: text, city: text, postal_code: text, province_code: text,
  country_code: text.describe('ISO 3166-1 alpha-2.'),
  phone: text,
}).meta({ id: 'Address' });

/** Document 1, A: OrderLine. */
export const OrderLine = z.object({
  line_id: z.uuid(),
  sku: text,
  barcode: text.describe('EAN or GTIN of the variant.'),
  item_key: text.describe('Item code agreed with the warehouse; the barcode unless agreed otherwise.'),
  title: text,
  quantity_ordered: quantity.describe('The share assigned to the warehouse.'),
  quantity_open: quantity.describe('Ordered minus shipped, cancelled and unfulfillable.'),
  quantity_picked: quantity,
  quantity_unfulfillable: quantity.describe('Declared missing at picking, or given up with cancel.'),
  quantity_shipped: quantity,
  quantity_cancelled: quantity,
  weight_g: z.int().nullable().describe('Grams of one piece.'),
  unit_price: Money,
}).meta({ id: 'OrderLine' });

const Shipping = z.object({
  method_code: text, method_name: text, carrier_code: text, service_code: text,
  type: z.enum(['standard', 'express']),
  labels_by: z.enum(['platform', 'warehouse']).describe('Who makes the parcel labels.'),
});

/** Document 1, A: Order. */
export const Order = z.object({
  id: z.uuid(),
  number: z.string().describe('The merchant\'s order number, beginning with #.'),
  status: z.enum(STATUS_WORDS).describe('Of the warehouse\'s own part.'),
  placed_at: time.nullable(),
  updated_at: time,
  channel: z.string().describe('Sales channel of origin.'),
  customer: z.object({ name: text, email: text, phone: text }),
  shipping_address: Address,
  shipping: Shipping,
  priority: z.int().describe('1 is the highest.'),
  notes: text.describe('Customer note and the merchant\'s instructions.'),
  documents: z.object({
    external_required: z.boolean().describe('Customs documents are needed outside the parcel.'),
    external_ready: z.boolean().nullable(),
  }),
  currency: z.string(),
  total_weight_g: z.int().nullable().describe('Sum of the line weights in grams.'),
  lines: z.array(OrderLine).describe('Only lines assigned to the warehouse.'),
  accepted_at: time.nullable(),
  wms_reference: text,
  cancellation: z.object({ requested_by: z.string(), cancelled_at: time }).nullable(),
}).meta({ id: 'Order' });
