import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Address, Customer } from '../addresses/address.js';
import type { FulfillmentLine, FulfillmentOrder } from './fulfillment-order.js';
import type { FulfillmentLineRow, FulfillmentOrderRow } from './fulfillment-order.table.js';
import { warehouseListOf } from './fulfillment-status.js';

/** The columns of a part that change in its life. */
export const stateColumns = (part: FulfillmentOrder) => ({
  status: part.status,
  list: warehouseListOf(part.status, part.readyAt !== null || part.lines.length > 0),
  ready_at: part.readyAt,
  documents_ready: part.externalDocumentsReady === null ? null : Number(part.externalDocumentsReady),
  accepted_at: part.acceptedAt,
  picked_at: part.pickedAt,
  wms_reference: part.wmsReference,
  cancel_requested_by: part.cancelRequestedBy,
  cancelled_at: part.cancelledAt,
  rejection_code: part.rejectionCode,
  rejection_message: part.rejectionMessage,
});

const NO_TAGS: readonly string[] = [];

/** The columns of a share of a line. */
export const quantityColumns = (line: FulfillmentLine) => ({
  quantity: line.quantityOrdered,
  picked: line.quantityPicked,
  unfulfillable: line.quantityUnfulfillable,
  shipped: line.quantityShipped,
  cancelled: line.quantityCancelled,
  refunded: line.quantityRefunded,
});

/** The part of a row and its lines. */
export const toPart = (row: FulfillmentOrderRow, lines: readonly FulfillmentLine[], stored: Stored): FulfillmentOrder => ({
  id: row.id,
  orderId: row.order_id,
  number: row.number,
  locationId: row.location_id,
  status: row.status,
  placedAt: row.placed_at,
  updatedAt: row.changed_at,
  channel: row.channel,
  customer: stored.texts(row.customer, 'customer') as Customer,
  shippingAddress: stored.texts(row.shipping_address, 'shipping_address') as Address,
  shipping: { methodCode: row.method_code, methodName: row.method_name, carrierCode: row.carrier_code, serviceCode: row.service_code, type: row.shipping_type },
  labelsBy: row.labels_by,
  priority: row.priority,
  priorityChosen: row.priority_chosen === 1,
  tags: row.tags === null ? NO_TAGS : stored.list(row.tags, 'tags'),
  notes: row.notes,
  externalDocuments: row.external_documents === 1,
  externalDocumentsReady: row.documents_ready === null ? null : row.documents_ready === 1,
  currency: row.currency,
  lines,
  exportedAt: row.exported_at,
  readyAt: row.ready_at,
  acceptedAt: row.accepted_at,
  pickedAt: row.picked_at,
  wmsReference: row.wms_reference,
  cancelRequestedBy: row.cancel_requested_by,
  cancelledAt: row.cancelled_at,
  rejectionCode: row.rejection_code,
  rejectionMessage: row.rejection_message,
  version: row.version,
});

/** The share of a row. */
export const toLine = (row: FulfillmentLineRow): FulfillmentLine => ({
  lineId: row.line_id,
  variantId: row.variant_id,
  sku: row.sku,
  barcode: row.barcode,
  itemKey: row.item_key,
  title: row.title,
  quantityOrdered: row.quantity,
  quantityPicked: row.picked,
  quantityUnfulfillable: row.unfulfillable,
  quantityShipped: row.shipped,
  quantityCancelled: row.cancelled,
  quantityRefunded: row.refunded,
  weightG: row.weight_g,
  unitMinor: row.unit_minor,
});
