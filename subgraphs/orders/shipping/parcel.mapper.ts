import type { Parcel } from './parcel.js';
import type { ParcelRow } from './shipment.table.js';

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
