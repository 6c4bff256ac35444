import { migration, type Migration } from '#subgraph-kit/migration.js';
import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { LabelMaker } from '../inventory/location.js';
import type { FulfillmentStatus, WarehouseList } from './fulfillment-status.js';
import type { OrderNumber } from './order-number.js';
import type { ShippingType } from '../routing/shipping-type.js';

/** The warehouses' parts of orders. */
export const FULFILLMENT_ORDER = {
  name: 'fulfillment_order',
  columns: {
    company_id: int, id: uuid, order_id: uuid, number: code<OrderNumber>(120), location_id: uuid, status: code<FulfillmentStatus>(20),
    list: nullable(code<WarehouseList>(20)), // the warehouse's list it stands in
    placed_at: nullable(instantColumn), labels_by: code<LabelMaker>(20), priority: int, ready_at: nullable(instantColumn),
    documents_ready: nullable(int), accepted_at: nullable(instantColumn), picked_at: nullable(instantColumn), wms_reference: nullable(code(120)),
    cancel_requested_by: nullable(code(200)), cancelled_at: nullable(instantColumn), rejection_code: nullable(code(64)),
    rejection_message: nullable(text), version: int, changed_at: instantColumn,
    exported_at: since(140, nullable(instantColumn)), // when it was first handed to its warehouse by a poll
    notice_at: since(151, nullable(instantColumn)), // its poll-visible time: when polls see its last change
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    fulfillment_queue: ['company_id', 'location_id', 'list', 'placed_at', 'id'],
    fulfillment_changes: ['company_id', 'location_id', 'list', 'changed_at', 'id'],
    fulfillment_number: ['company_id', 'location_id', 'number', 'id'],
    fulfillment_parent: ['company_id', 'order_id', 'id'],
    fulfillment_status: ['company_id', 'status', 'changed_at', 'id'],
    fulfillment_notices: { since: 154, columns: ['company_id', 'location_id', 'notice_at', 'id'] }, // by poll-visible time
  },
} satisfies TableDefinition;

/** Parts that were cancelled before they were ever ready stand in their warehouse's list as other cancelled ones do; those that went elsewhere have no lines. */
export const listKnownCancellations = (at: number): Migration => migration(at, 'list_known_cancellations', async (runner) => {
  await runner.query(`UPDATE fulfillment_order SET list = 'CANCELLED' WHERE status = 'CANCELLED' AND list IS NULL AND EXISTS
    (SELECT 1 FROM fulfillment_line l WHERE l.company_id = fulfillment_order.company_id AND l.fulfillment_order_id = fulfillment_order.id)`);
});

/** The shares of order lines in those parts. */
export const FULFILLMENT_LINE = {
  name: 'fulfillment_line',
  columns: {
    company_id: int, fulfillment_order_id: uuid, line_id: uuid, order_id: uuid, place: int, quantity: int,
    picked: withDefault(int, 0), unfulfillable: withDefault(int, 0), shipped: withDefault(int, 0), cancelled: withDefault(int, 0),
    refunded: withDefault(int, 0),
  },
  primaryKey: ['company_id', 'fulfillment_order_id', 'line_id'],
} satisfies TableDefinition;

/** What is read of {@link FULFILLMENT_ORDER}. */
export const FULFILLMENT_ORDER_ROW = selection(FULFILLMENT_ORDER.columns, 'company_id', 'notice_at');

/** What is read with it of its order; the table of orders, in a folder above, is checked to say the same. */
export const ORDER_FACTS_ROW = selection({
  channel: code(60), customer: text, shipping_address: text, method_code: nullable(code(60)), method_name: nullable(code(200)), carrier_code: nullable(code(60)),
  service_code: nullable(code(60)), shipping_type: code<ShippingType>(20), notes: nullable(text), external_documents: flag, currency: code(3), tags: nullable(text), priority_chosen: flag,
});

/** A fulfillment order joined with what it needs of its order. */
export type FulfillmentOrderRow = SelectedRow<typeof FULFILLMENT_ORDER_ROW> & SelectedRow<typeof ORDER_FACTS_ROW>;

/** What is read of {@link FULFILLMENT_LINE}. */
export const FULFILLMENT_LINE_ROW = selection(FULFILLMENT_LINE.columns, 'company_id', 'order_id', 'place');

/** What is read with it of its order's line; the table of those lines is checked to say the same. */
export const LINE_FACTS_ROW = selection({
  variant_id: nullable(uuid), sku: nullable(code(255)), barcode: nullable(code(255)), item_key: nullable(code(255)), title: nullable(code(500)), weight_g: nullable(int), unit_minor: int,
});

/** A fulfillment line joined with its order's line. */
export type FulfillmentLineRow = SelectedRow<typeof FULFILLMENT_LINE_ROW> & SelectedRow<typeof LINE_FACTS_ROW>;
