import type { ColumnValue } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Address, Customer } from '../addresses/address.js';
import type { InvoiceDetails } from './invoice-details.js';
import type { Order, OrderLine } from './order.js';
import type { OrderLineRow, OrderRow } from './order.table.js';

/** The columns of an order's content; most orders never change it. */
export const contentColumns = (order: Order) => ({
  customer: JSON.stringify(order.customer),
  customer_email: order.customer.email?.toLowerCase() ?? null,
  shipping_address: JSON.stringify(order.shippingAddress),
  billing_address: order.billingAddress && JSON.stringify(order.billingAddress),
  invoice_details: order.invoiceDetails && JSON.stringify(order.invoiceDetails),
  method_code: order.shipping.methodCode,
  method_name: order.shipping.methodName,
  carrier_code: order.shipping.carrierCode,
  service_code: order.shipping.serviceCode,
  shipping_type: order.shipping.type,
  priority: order.priority,
  priority_chosen: Number(order.priorityChosen),
  notes: order.notes,
  language: order.language,
  external_documents: Number(order.externalDocuments),
  tags: order.tags.length === 0 ? null : JSON.stringify(order.tags),
  service_promise: order.servicePromise,
  subtotal_minor: order.subtotalMinor,
  discounts_minor: order.discountsMinor,
  shipping_minor: order.shippingMinor,
  tax_minor: order.taxMinor,
  total_minor: order.totalMinor,
  refunded_minor: order.refundedMinor,
});

/** The columns of an order that change in its life. */
export const stateColumns = (order: Order) => ({
  status: order.status,
  payment_status: order.paymentStatus,
  hold_reason: order.holdReason,
  hold_kind: order.holdKind,
  cancel_reason: order.cancelReason,
  cancelled_at: order.cancelledAt,
  unallocated: Number(order.unallocated),
});

const NO_TAGS: readonly string[] = [];

/** The order of a row and its lines. */
export const toOrder = (row: OrderRow, lines: readonly OrderLine[], stored: Stored): Order => ({
  id: row.id,
  number: row.number,
  externalId: row.external_id,
  fingerprint: row.fingerprint,
  channel: row.channel,
  status: row.status,
  paymentStatus: row.payment_status,
  holdReason: row.hold_reason,
  holdKind: row.hold_kind,
  placedAt: row.placed_at,
  updatedAt: row.changed_at,
  currency: row.currency,
  customer: stored.texts(row.customer, 'customer') as Customer,
  shippingAddress: stored.texts(row.shipping_address, 'shipping_address') as Address,
  billingAddress: row.billing_address === null ? null : stored.texts(row.billing_address, 'billing_address') as Address,
  invoiceDetails: row.invoice_details === null ? null : stored.texts(row.invoice_details, 'invoice_details') as InvoiceDetails,
  shipping: { methodCode: row.method_code, methodName: row.method_name, carrierCode: row.carrier_code, serviceCode: row.service_code, type: row.shipping_type },
  priority: row.priority,
  priorityChosen: row.priority_chosen === 1,
  notes: row.notes,
  language: row.language,
  externalDocuments: row.external_documents === 1,
  subtotalMinor: row.subtotal_minor,
  discountsMinor: row.discounts_minor,
  shippingMinor: row.shipping_minor,
  taxMinor: row.tax_minor,
  totalMinor: row.total_minor,
  refundedMinor: row.refunded_minor,
  cancelReason: row.cancel_reason,
  cancelledAt: row.cancelled_at,
  tags: row.tags === null ? NO_TAGS : stored.list(row.tags, 'tags'),
  unallocated: row.unallocated === 1,
  servicePromise: row.service_promise,
  lines,
  version: row.version,
});

/** The line of a row. */
export const toLine = (row: OrderLineRow): OrderLine => ({
  id: row.id,
  variantId: row.variant_id,
  sku: row.sku,
  barcode: row.barcode,
  itemKey: row.item_key,
  title: row.title,
  quantity: row.quantity,
  quantityCancelled: row.cancelled,
  quantityShipped: row.shipped,
  unitMinor: row.unit_minor,
  discountMinor: row.discount_minor,
  taxRate: row.tax_rate,
  weightG: row.weight_g,
  locationCode: row.location_code,
});

type Columns = Readonly<Record<string, ColumnValue>>;

const differing = (before: Columns, after: Columns): Columns => Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]));

/** The columns of content in which two states of an order differ. */
export const changedContent = (before: Order, after: Order): Columns => differing(contentColumns(before), contentColumns(after));

/** The columns of its life in which they do. */
export const changedState = (before: Order, after: Order): Columns => differing(stateColumns(before), stateColumns(after));

/** The columns of a line. */
export const lineColumns = (line: OrderLine, { companyId, orderId, place }: { companyId: number; orderId: string; place: number }) => ({
  company_id: companyId, order_id: orderId, id: line.id, place, variant_id: line.variantId, sku: line.sku, barcode: line.barcode, item_key: line.itemKey,
  title: line.title, quantity: line.quantity, cancelled: line.quantityCancelled, shipped: line.quantityShipped, unit_minor: line.unitMinor,
  discount_minor: line.discountMinor, tax_rate: line.taxRate, weight_g: line.weightG, location_code: line.locationCode,
});
