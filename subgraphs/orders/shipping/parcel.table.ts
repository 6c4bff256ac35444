import { code, int, nullable, selection, since, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { Parcel } from './parcel.js';

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

/** The parcels a warehouse packed, as its last picking report has them. */
export const PACKED_PARCEL = {
  name: 'packed_parcel',
  columns: {
    company_id: int, fulfillment_order_id: uuid, number: int, reference: nullable(code(120)), tracking_number: nullable(code(120)),
    weight_g: nullable(int), height_mm: nullable(int), width_mm: nullable(int), depth_mm: nullable(int),
    shipment_id: since(230, nullable(uuid)), // the shipment it left with
  },
  primaryKey: ['company_id', 'fulfillment_order_id', 'number'],
} satisfies TableDefinition;

/** The parcel columns shared by {@link SHIPMENT_PARCEL} and {@link PACKED_PARCEL}. */
export const PARCEL_ROW = selection(SHIPMENT_PARCEL.columns, 'company_id', 'shipment_id');

/** A row of {@link PARCEL_ROW}. */
export type ParcelRow = SelectedRow<typeof PARCEL_ROW>;

/** What is read of {@link SHIPMENT_PARCEL}. */
export const SHIPMENT_PARCEL_ROW = selection(SHIPMENT_PARCEL.columns, 'company_id');

/** A row of {@link SHIPMENT_PARCEL_ROW}. */
export type ShipmentParcelRow = SelectedRow<typeof SHIPMENT_PARCEL_ROW>;

/** A parcel as its columns. */
export const parcelColumns = (parcel: Parcel) => ({
  number: parcel.number, reference: parcel.reference, tracking_number: parcel.trackingNumber, weight_g: parcel.weightG,
  height_mm: parcel.heightMm, width_mm: parcel.widthMm, depth_mm: parcel.depthMm,
});

/** The parcel of a row. */
export const toParcel = (row: ParcelRow): Parcel => ({
  number: row.number, reference: row.reference, trackingNumber: row.tracking_number, weightG: row.weight_g,
  heightMm: row.height_mm, widthMm: row.width_mm, depthMm: row.depth_mm,
});
