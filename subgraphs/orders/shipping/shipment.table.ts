import type { AddedColumns } from '#subgraph-kit/add-columns.js';
import { code, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ShipmentStatus } from './shipment.js';

/** What left, and when. */
export const SHIPMENT: TableDefinition = {
  name: 'shipment',
  columns: {
    company_id: int, id: uuid, order_id: uuid, fulfillment_order_id: uuid, location_id: uuid, status: code(30), carrier_code: nullable(code(60)),
    carrier_name: nullable(code(200)), service_code: nullable(code(60)), tracking_url: nullable(text), wms_reference: nullable(code(120)),
    shipped_at: instantColumn, delivered_at: nullable(instantColumn), changed_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { shipment_order: ['company_id', 'order_id', 'shipped_at'], shipment_part: ['company_id', 'fulfillment_order_id'] },
};

/** A hash of what a repeatable report said, and the manifest it was handed over with; added later. */
export const SHIPMENT_PRINT: AddedColumns = { report_print: nullable(code(64)), manifest_id: nullable(uuid) };

/** The carrier's number of a shipment as a whole; added later. */
export const SHIPMENT_NUMBER: AddedColumns = { tracking_number: nullable(code(120)) };

/** What left a location, by time. */
export const SHIPMENT_DAY = ['shipment_day', ['company_id', 'location_id', 'shipped_at']] as const;

/** What was handed over with a manifest. */
export const SHIPMENT_MANIFEST = ['shipment_manifest', ['company_id', 'manifest_id']] as const;

/** The parcels of shipments. */
export const SHIPMENT_PARCEL: TableDefinition = {
  name: 'shipment_parcel',
  columns: {
    company_id: int, shipment_id: uuid, number: int, reference: nullable(code(120)), tracking_number: nullable(code(120)),
    weight_g: nullable(int), height_mm: nullable(int), width_mm: nullable(int), depth_mm: nullable(int),
  },
  primaryKey: ['company_id', 'shipment_id', 'number'],
  indexes: { parcel_tracking: ['company_id', 'tracking_number'] },
};

/** The pieces of shipments by line, lot and serial number; parcel 0 where the warehouse did not say which. */
export const SHIPMENT_PIECE: TableDefinition = {
  name: 'shipment_piece',
  columns: {
    company_id: int, shipment_id: uuid, place: int, parcel: int, line_id: uuid, quantity: int, lot_number: nullable(code(100)),
    lot_expiration: nullable(code(10)), serial_number: nullable(code(100)),
  },
  primaryKey: ['company_id', 'shipment_id', 'place'],
};

/** What a warehouse last reported as picked, by line, lot and serial number. */
export const PICKED_PIECE: TableDefinition = {
  name: 'picked_piece',
  columns: {
    company_id: int, fulfillment_order_id: uuid, place: int, line_id: uuid, quantity: int, lot_number: nullable(code(100)),
    lot_expiration: nullable(code(10)), serial_number: nullable(code(100)),
  },
  primaryKey: ['company_id', 'fulfillment_order_id', 'place'],
};

/** The parcels a warehouse packed, as its last picking report has them. */
export const PACKED_PARCEL: TableDefinition = {
  name: 'packed_parcel',
  columns: {
    company_id: int, fulfillment_order_id: uuid, number: int, reference: nullable(code(120)), tracking_number: nullable(code(120)),
    weight_g: nullable(int), height_mm: nullable(int), width_mm: nullable(int), depth_mm: nullable(int),
  },
  primaryKey: ['company_id', 'fulfillment_order_id', 'number'],
};

/** The shipment a packed parcel left with; added later. */
export const PACKED_PARCEL_SHIPMENT: AddedColumns = { shipment_id: nullable(uuid) };

/** A row of {@link SHIPMENT}. */
export interface ShipmentRow {
  readonly id: string;
  readonly order_id: string;
  readonly fulfillment_order_id: string;
  readonly location_id: string;
  readonly status: ShipmentStatus;
  readonly carrier_code: string | null;
  readonly carrier_name: string | null;
  readonly service_code: string | null;
  readonly tracking_url: string | null;
  readonly tracking_number: string | null;
  readonly wms_reference: string | null;
  readonly shipped_at: string;
  readonly delivered_at: string | null;
}

/** What the rows of {@link SHIPMENT_PARCEL} and {@link PACKED_PARCEL} say of a parcel. */
export interface ParcelRow {
  readonly number: number;
  readonly reference: string | null;
  readonly tracking_number: string | null;
  readonly weight_g: number | null;
  readonly height_mm: number | null;
  readonly width_mm: number | null;
  readonly depth_mm: number | null;
}

/** A row of {@link SHIPMENT_PARCEL}. */
export interface ShipmentParcelRow extends ParcelRow {
  readonly shipment_id: string;
}

/** A row of {@link SHIPMENT_PIECE}. */
export interface ShipmentPieceRow {
  readonly shipment_id: string;
  readonly parcel: number;
  readonly line_id: string;
  readonly quantity: number;
  readonly lot_number: string | null;
  readonly lot_expiration: string | null;
  readonly serial_number: string | null;
}
