import type { z } from 'zod';
import type { FulfillmentStatus } from '#contract/schema.generated.js';
import type { Order, OrderLine, STATUS_WORDS, Address } from './order.schema.js';
import type { OrderViewFragment } from './operations/order-view.generated.js';

type StatusWord = (typeof STATUS_WORDS)[number];
type LineView = OrderViewFragment['lines'][number];

const STATUS_WORD = {
  NOT_READY: 'not_ready', TO_FULFILL: 'to_fulfill', ACCEPTED: 'accepted', PROCESSED: 'processed', SHIPPED: 'shipped',
  CANCEL_REQUESTED: 'cancel_requested', CANCELLED: 'cancelled', REJECTED: 'rejected', CLOSED: 'closed',
} as const satisfies Record<FulfillmentStatus, StatusWord>;

const TYPE_WORD = { STANDARD: 'standard', EXPRESS: 'express' } as const satisfies Record<OrderViewFragment['shipping']['type'], string>;

/** Who makes labels, in the interface's words. */
export const LABELS_BY_WORD = { PLATFORM: 'platform', WAREHOUSE: 'warehouse' } as const satisfies Record<OrderViewFragment['shipping']['labelsBy'], string>;

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

const lineJson = (line: LineView): z.output<typeof OrderLine> => ({
  line_id: line.lineId,
  sku: line.sku,
  barcode: line.barcode,
  item_key: line.itemKey,
  title: line.title,
  quantity_ordered: line.quantityOrdered,
  quantity_open: line.quantityOpen,
  quantity_picked: line.quantityPicked,
  quantity_unfulfillable: line.quantityUnfulfillable,
  quantity_shipped: line.quantityShipped,
  quantity_cancelled: line.quantityCancelled,
  weight_g: line.weightG,
  unit_price: { amount: line.unitPrice.amount, currency: line.unitPrice.currency },
});

const addressJson = (address: OrderViewFragment['shippingAddress']): z.output<typeof Address> => ({
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

const shippingJson = (shipping: OrderViewFragment['shipping']): z.output<typeof Order>['shipping'] => ({
  method_code: shipping.methodCode,
  method_name: shipping.methodName,
  carrier_code: shipping.carrierCode,
  service_code: shipping.serviceCode,
  type: TYPE_WORD[shipping.type],
  labels_by: LABELS_BY_WORD[shipping.labelsBy],
});
