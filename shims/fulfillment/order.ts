import { z } from 'zod';
import type { FulfillmentStatus } from '#contract/schema.generated.js';
import { Address, ADDRESS_EXAMPLE, addressJson } from './address.js';
import type { OrderViewFragment } from './operations/order-view.generated.js';
import { LINE_EXAMPLE, lineJson, OrderLine } from './order-line.js';

const text = z.string().nullable();
const time = z.iso.datetime();

/** The states of document 1, A, States and transitions. */
export const STATUS_WORDS = ['to_fulfill', 'accepted', 'processed', 'shipped', 'cancel_requested', 'cancelled', 'rejected', 'not_ready', 'closed'] as const;

const STATUS_WORD = {
  NOT_READY: 'not_ready', TO_FULFILL: 'to_fulfill', ACCEPTED: 'accepted', PROCESSED: 'processed', SHIPPED: 'shipped',
  CANCEL_REQUESTED: 'cancel_requested', CANCELLED: 'cancelled', REJECTED: 'rejected', CLOSED: 'closed',
} as const satisfies Record<FulfillmentStatus, (typeof STATUS_WORDS)[number]>;

const TYPE_WORD = { STANDARD: 'standard', EXPRESS: 'express' } as const satisfies Record<OrderViewFragment['shipping']['type'], string>;

/** The label modes of the interface. */
export const LABELS_BY_WORD = { PLATFORM: 'platform', WAREHOUSE: 'warehouse' } as const satisfies Record<OrderViewFragment['shipping']['labelsBy'], string>;

const Shipping = z.object({
  method_code: text, method_name: text, carrier_code: text, service_code: text,
  type: z.enum(['standard', 'express']),
  labels_by: z.enum(['platform', 'warehouse']).describe('Who makes the parcel labels.'),
});

/** Document 1, A: Order. */
export const Order = z.object({
  id: z.uuid(),
  number: z.string().describe('The merchant\'s order number, beginning with #.'),
  status: z.enum(STATUS_WORDS).describe('Of the warehouse\'s fulfillment order.'),
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

/** An order to fulfil, for the documentation. */
export const ORDER_EXAMPLE: z.output<typeof Order> = {
  id: '019aa5f2-7c00-7d11-8a5e-2f6b1c3d4e5f',
  number: '#1042',
  status: 'to_fulfill',
  placed_at: '2026-11-21T08:58:12.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  channel: 'storefront',
  customer: { name: 'Giulia Ferri', email: 'giulia.ferri@example.com', phone: '+39 02 5550 1234' },
  shipping_address: ADDRESS_EXAMPLE,
  shipping: { method_code: 'standard', method_name: 'Standard', carrier_code: 'brt', service_code: null, type: 'standard', labels_by: 'warehouse' },
  priority: 3,
  notes: null,
  documents: { external_required: false, external_ready: null },
  currency: 'EUR',
  total_weight_g: 640,
  lines: [LINE_EXAMPLE],
  accepted_at: null,
  wms_reference: null,
  cancellation: null,
};

/** Order as document 1, A shows it. */
export const orderJson = (order: OrderViewFragment): z.output<typeof Order> => ({
  id: order.id,
  number: order.number,
  status: STATUS_WORD[order.status],
  placed_at: order.placedAt,
  updated_at: order.updatedAt,
  channel: order.channel,
  customer: { name: order.customer.name, email: order.customer.email, phone: order.customer.phone },
  shipping_address: addressJson(order.shippingAddress),
  shipping: shippingJson(order.shipping),
  priority: order.priority,
  notes: order.notes,
  documents: { external_required: order.documents.externalRequired, external_ready: order.documents.externalReady },
  currency: order.currency,
  total_weight_g: order.totalWeightG,
  lines: order.lines.map(lineJson),
  accepted_at: order.acceptedAt,
  wms_reference: order.wmsReference,
  cancellation: order.cancellation && { requested_by: order.cancellation.requestedBy, cancelled_at: order.cancellation.cancelledAt },
});

const shippingJson = (shipping: OrderViewFragment['shipping']): z.output<typeof Order>['shipping'] => ({
  method_code: shipping.methodCode,
  method_name: shipping.methodName,
  carrier_code: shipping.carrierCode,
  service_code: shipping.serviceCode,
  type: TYPE_WORD[shipping.type],
  labels_by: LABELS_BY_WORD[shipping.labelsBy],
});
