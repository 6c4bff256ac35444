import { migration, type Migration } from '#subgraph-kit/migration.js';
import { code, instantColumn, int, nullable, since, text, uuid, withDefault, type TableDefinition } from '#subgraph-kit/columns.js';
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

/** A part joined with what it needs of its order. */
export interface FulfillmentOrderRow {
  readonly id: string;
  readonly order_id: string;
  readonly number: OrderNumber;
  readonly location_id: string;
  readonly status: FulfillmentStatus;
  readonly list: WarehouseList | null;
  readonly placed_at: string | null;
  readonly labels_by: LabelMaker;
  readonly priority: number;
  readonly ready_at: string | null;
  readonly documents_ready: number | null;
  readonly accepted_at: string | null;
  readonly picked_at: string | null;
  readonly wms_reference: string | null;
  readonly cancel_requested_by: string | null;
  readonly cancelled_at: string | null;
  readonly rejection_code: string | null;
  readonly rejection_message: string | null;
  readonly version: number;
  readonly changed_at: string;
  readonly channel: string;
  readonly customer: string;
  readonly shipping_address: string;
  readonly method_code: string | null;
  readonly method_name: string | null;
  readonly carrier_code: string | null;
  readonly service_code: string | null;
  readonly shipping_type: ShippingType;
  readonly notes: string | null;
  readonly external_documents: number;
  readonly currency: string;
  readonly exported_at: string | null;
  readonly tags: string | null;
  readonly priority_chosen: number;
}

/** A share of a line joined with the line. */
export interface FulfillmentLineRow {
  readonly fulfillment_order_id: string;
  readonly line_id: string;
  readonly quantity: number;
  readonly picked: number;
  readonly unfulfillable: number;
  readonly shipped: number;
  readonly cancelled: number;
  readonly refunded: number;
  readonly variant_id: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly item_key: string | null;
  readonly title: string | null;
  readonly weight_g: number | null;
  readonly unit_minor: number;
}
