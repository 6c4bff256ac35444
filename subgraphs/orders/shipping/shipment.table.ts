import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ShipmentStatus } from './shipment.js';

/** Shipments. */
export const SHIPMENT = {
  name: 'shipment',
  columns: {
    company_id: int, id: uuid, order_id: uuid, fulfillment_order_id: uuid, location_id: uuid, status: code<ShipmentStatus>(30), carrier_code: nullable(code(60)),
    carrier_name: nullable(code(200)), service_code: nullable(code(60)), tracking_url: nullable(text), wms_reference: nullable(code(120)),
    shipped_at: instantColumn, delivered_at: nullable(instantColumn), changed_at: instantColumn,
    report_print: since(142, nullable(code(64))), // fingerprint of a repeatable report
    manifest_id: since(142, nullable(uuid)), // the manifest it was handed over with
    tracking_number: since(202, nullable(code(120))), // the carrier's number of the shipment as a whole
    tracked_at: since(580, nullable(instantColumn)), // when the event happened that the status is of
    tracked_events: since(580, withDefault(int, 0)), // how many events of carriers are kept
    late: since(624, flag), // the carrier says that it is late
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    shipment_order: ['company_id', 'order_id', 'shipped_at'], shipment_part: ['company_id', 'fulfillment_order_id'],
    shipment_day: { since: 143, columns: ['company_id', 'location_id', 'shipped_at'] },
    shipment_status: { since: 301, columns: ['company_id', 'status', 'shipped_at', 'id'] },
    shipment_manifest: { since: 165, columns: ['company_id', 'manifest_id'] },
    shipment_tracking: { since: 581, columns: ['company_id', 'tracking_number'] },
  },
} satisfies TableDefinition;

/** The units of shipments by line, lot and serial number; parcel 0 where none was reported. */
export const SHIPMENT_PIECE = {
  name: 'shipment_piece',
  columns: {
    company_id: int, shipment_id: uuid, place: int, parcel: int, line_id: uuid, quantity: int, lot_number: nullable(code(100)),
    lot_expiration: nullable(code(10)), serial_number: nullable(code(100)),
  },
  primaryKey: ['company_id', 'shipment_id', 'place'],
} satisfies TableDefinition;

/** What a warehouse last reported as picked, by line, lot and serial number. */
export const PICKED_PIECE = {
  name: 'picked_piece',
  columns: {
    company_id: int, fulfillment_order_id: uuid, place: int, line_id: uuid, quantity: int, lot_number: nullable(code(100)),
    lot_expiration: nullable(code(10)), serial_number: nullable(code(100)),
  },
  primaryKey: ['company_id', 'fulfillment_order_id', 'place'],
} satisfies TableDefinition;

/** What is read of {@link SHIPMENT}. */
export const SHIPMENT_ROW = selection(SHIPMENT.columns, 'company_id', 'changed_at', 'report_print', 'manifest_id', 'tracked_at', 'tracked_events', 'late');

/** A row of {@link SHIPMENT_ROW}. */
export type ShipmentRow = SelectedRow<typeof SHIPMENT_ROW>;

/** What is read of {@link SHIPMENT_PIECE}. */
export const SHIPMENT_PIECE_ROW = selection(SHIPMENT_PIECE.columns, 'company_id', 'place');

/** A row of {@link SHIPMENT_PIECE_ROW}. */
export type ShipmentUnitRow = SelectedRow<typeof SHIPMENT_PIECE_ROW>;

/** What is read of {@link PICKED_PIECE}, and of {@link SHIPMENT_PIECE} beside it. */
export const PICKED_PIECE_ROW = selection(PICKED_PIECE.columns, 'company_id', 'fulfillment_order_id', 'place');

/** A row of {@link PICKED_PIECE_ROW}. */
export type PickedUnitRow = SelectedRow<typeof PICKED_PIECE_ROW>;
