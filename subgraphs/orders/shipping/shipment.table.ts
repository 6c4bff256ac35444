import type { AddedColumns } from '#subgraph-kit/add-columns.js';
import { code, instantColumn, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ShipmentStatus } from './shipment.js';

/** What left, and when. */
export const SHIPMENT = {
  name: 'shipment',
  columns: {
    company_id: int, id: uuid, order_id: uuid, fulfillment_order_id: uuid, location_id: uuid, status: code<ShipmentStatus>(30), carrier_code: nullable(code(60)),
    carrier_name: nullable(code(200)), service_code: nullable(code(60)), tracking_url: nullable(text), wms_reference: nullable(code(120)),
    shipped_at: instantColumn, delivered_at: nullable(instantColumn), changed_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { shipment_order: ['company_id', 'order_id', 'shipped_at'], shipment_part: ['company_id', 'fulfillment_order_id'] },
} satisfies TableDefinition;

/** A hash of what a repeatable report said, and the manifest it was handed over with; added later. */
export const SHIPMENT_PRINT = { report_print: nullable(code(64)), manifest_id: nullable(uuid) } satisfies AddedColumns;

/** The carrier's number of a shipment as a whole; added later. */
export const SHIPMENT_NUMBER = { tracking_number: nullable(code(120)) } satisfies AddedColumns;

/** What left a location, by time. */
export const SHIPMENT_DAY = ['shipment_day', ['company_id', 'location_id', 'shipped_at']] as const;

/** What was handed over with a manifest. */
export const SHIPMENT_MANIFEST = ['shipment_manifest', ['company_id', 'manifest_id']] as const;

/** The parcels of shipments. */
export const SHIPMENT_PARCEL = {
  name: 'shipment_parcel',
  columns: {
    company_id: int, shipment_id: uuid, number: int, reference: nullable(code(120)), tracking_number: nullable(code(120)),
    weight_g: nullable(int), height_mm: nullable(int), width_mm: nullable(int), depth_mm: nullable(int),
  },
  primaryKey: ['company_id', 'shipment_id', 'number'],
  indexes: { parcel_tracking: ['company_id', 'tracking_number'] },
} satisfies TableDefinition;

/** The pieces of shipments by line, lot and serial number; parcel 0 where the warehouse did not say which. */
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

/** The parcels a warehouse packed, as its last picking report has them. */
export const PACKED_PARCEL = {
  name: 'packed_parcel',
  columns: {
    company_id: int, fulfillment_order_id: uuid, number: int, reference: nullable(code(120)), tracking_number: nullable(code(120)),
    weight_g: nullable(int), height_mm: nullable(int), width_mm: nullable(int), depth_mm: nullable(int),
  },
  primaryKey: ['company_id', 'fulfillment_order_id', 'number'],
} satisfies TableDefinition;

/** The shipment a packed parcel left with; added later. */
export const PACKED_PARCEL_SHIPMENT = { shipment_id: nullable(uuid) } satisfies AddedColumns;

/** What is read of {@link SHIPMENT}. */
export const SHIPMENT_ROW = selection({ ...SHIPMENT.columns, ...SHIPMENT_NUMBER }, 'company_id', 'changed_at');

/** A row of {@link SHIPMENT_ROW}. */
export type ShipmentRow = SelectedRow<typeof SHIPMENT_ROW>;

/** What the rows of {@link SHIPMENT_PARCEL} and {@link PACKED_PARCEL} say of a parcel. */
export const PARCEL_ROW = selection(SHIPMENT_PARCEL.columns, 'company_id', 'shipment_id');

/** A row of {@link PARCEL_ROW}. */
export type ParcelRow = SelectedRow<typeof PARCEL_ROW>;

/** What is read of {@link SHIPMENT_PARCEL}. */
export interface ShipmentParcelRow extends ParcelRow {
  readonly shipment_id: string;
}

/** What is read of {@link SHIPMENT_PIECE}. */
export const SHIPMENT_PIECE_ROW = selection(SHIPMENT_PIECE.columns, 'company_id', 'place');

/** A row of {@link SHIPMENT_PIECE_ROW}. */
export type ShipmentPieceRow = SelectedRow<typeof SHIPMENT_PIECE_ROW>;
