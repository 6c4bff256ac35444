import { dropIndexMigration } from '#subgraph-kit/add-columns.js';
import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Address, Customer } from '../addresses/address.js';
import type { LabelMaker } from '../inventory/location.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { FulfillmentLine, FulfillmentOrder } from './fulfillment-order.js';
import { warehouseListOf, type FulfillmentStatus, type WarehouseList } from './fulfillment-status.js';
import type { OrderNumber } from './order-number.js';

/** Fulfillment orders: the units of an order that one location fulfills. */
export const FULFILLMENT_ORDER = {
  name: 'fulfillment_order',
  columns: {
    company_id: int, id: uuid, order_id: uuid, number: code<OrderNumber>(120), location_id: uuid, status: code<FulfillmentStatus>(20),
    list: nullable(code<WarehouseList>(20)), // the warehouse's list it stands in
    placed_at: nullable(instantColumn), labels_by: code<LabelMaker>(20), priority: int, ready_at: nullable(instantColumn),
    documents_ready: nullable(int), accepted_at: nullable(instantColumn), picked_at: nullable(instantColumn), wms_reference: nullable(code(120)),
    cancel_requested_by: nullable(code(200)), cancelled_at: nullable(instantColumn), rejection_code: nullable(code(64)),
    rejection_message: nullable(text), version: int, changed_at: instantColumn,
    exported_at: since(140, nullable(instantColumn)), // when a poll first returned it to its warehouse
    lowers_count: since(560, flag), // whether accepting it took its units off what was counted at its location
    ships_on: since(685, nullable(code(10))), // the day its units are to leave, planned when it was made
    ships_as: since(685, nullable(code<ShippingType>(20))), // the shipping method this day was planned for
    notice_at: since(151, nullable(instantColumn)), // its poll-visible time: when polls see its last change
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    fulfillment_queue: ['company_id', 'location_id', 'list', 'placed_at', 'id'],
    fulfillment_changes: ['company_id', 'location_id', 'list', 'changed_at', 'id'],
    fulfillment_number: ['company_id', 'location_id', 'number', 'id'],
    fulfillment_parent: ['company_id', 'order_id', 'id'],
    fulfillment_status: ['company_id', 'status', 'changed_at', 'id'],
    fulfillment_placed_status: { since: 642, columns: ['company_id', 'placed_at', 'id', 'status'] },
    fulfillment_changed: { since: 571, columns: ['company_id', 'changed_at', 'id'] }, // at whatever location
    fulfillment_reference: { since: 254, columns: ['company_id', 'wms_reference'] },
    fulfillment_departures: { since: 687, columns: ['company_id', 'status', 'ships_on', 'location_id', 'ships_as'] },
    fulfillment_notices: { since: 154, columns: ['company_id', 'location_id', 'notice_at', 'id'] }, // by poll-visible time
  },
} satisfies TableDefinition;

/** Drops the index by placing alone, which {@link FULFILLMENT_ORDER} has with the state. */
export const dropPlacedFulfillments = (at: number): Migration => dropIndexMigration(at, FULFILLMENT_ORDER.name, 'fulfillment_placed');

/** Fulfillment orders cancelled before they were ever ready are in their warehouse's list of cancelled orders; those that moved to another location have no lines. */
export const listKnownCancellations = (at: number): Migration => migration(at, 'list_known_cancellations', async (runner) => {
  await runner.query(`UPDATE fulfillment_order SET list = 'CANCELLED' WHERE status = 'CANCELLED' AND list IS NULL AND EXISTS
    (SELECT 1 FROM fulfillment_line l WHERE l.company_id = fulfillment_order.company_id AND l.fulfillment_order_id = fulfillment_order.id)`);
});

/** What is read of {@link FULFILLMENT_ORDER}. */
export const FULFILLMENT_ORDER_ROW = selection(FULFILLMENT_ORDER.columns, 'company_id', 'notice_at', 'ships_as');

/** What is read with it of its order; the table of orders, in a folder above, is checked to say the same. */
export const ORDER_FACTS_ROW = selection({
  channel: code(60), customer: text, shipping_address: text, method_code: nullable(code(60)), method_name: nullable(code(200)), carrier_code: nullable(code(60)),
  service_code: nullable(code(60)), shipping_type: code<ShippingType>(20), notes: nullable(text), external_documents: flag, currency: code(3), tags: nullable(text), priority_chosen: flag,
});

/** A fulfillment order joined with what it needs of its order. */
export type FulfillmentOrderRow = SelectedRow<typeof FULFILLMENT_ORDER_ROW> & SelectedRow<typeof ORDER_FACTS_ROW>;

/** The columns of a fulfillment order that change after it was created. */
export const stateColumns = (fulfillmentOrder: FulfillmentOrder) => ({
  status: fulfillmentOrder.status,
  list: warehouseListOf(fulfillmentOrder.status, fulfillmentOrder.readyAt !== null || fulfillmentOrder.lines.length > 0),
  priority: fulfillmentOrder.priority,
  ready_at: fulfillmentOrder.readyAt,
  documents_ready: fulfillmentOrder.externalDocumentsReady === null ? null : Number(fulfillmentOrder.externalDocumentsReady),
  accepted_at: fulfillmentOrder.acceptedAt,
  picked_at: fulfillmentOrder.pickedAt,
  wms_reference: fulfillmentOrder.wmsReference,
  lowers_count: Number(fulfillmentOrder.lowersCount),
  cancel_requested_by: fulfillmentOrder.cancelRequestedBy,
  cancelled_at: fulfillmentOrder.cancelledAt,
  rejection_code: fulfillmentOrder.rejectionCode,
  rejection_message: fulfillmentOrder.rejectionMessage,
});

const NO_TAGS: readonly string[] = [];

/** The fulfillment order of a row and its lines. */
export const toFulfillmentOrder = (row: FulfillmentOrderRow, lines: readonly FulfillmentLine[], stored: Stored): FulfillmentOrder => ({
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
  shipsOn: row.ships_on,
  exportedAt: row.exported_at,
  readyAt: row.ready_at,
  acceptedAt: row.accepted_at,
  pickedAt: row.picked_at,
  wmsReference: row.wms_reference,
  lowersCount: row.lowers_count === 1,
  cancelRequestedBy: row.cancel_requested_by,
  cancelledAt: row.cancelled_at,
  rejectionCode: row.rejection_code,
  rejectionMessage: row.rejection_message,
  version: row.version,
});
