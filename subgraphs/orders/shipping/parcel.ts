/** A parcel as a warehouse reports it (document 1, A, Parcel input). */
export interface ReportedParcel {
  /** The warehouse's parcel id. */
  readonly reference?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
  readonly weightG?: number | null | undefined;
  readonly heightMm?: number | null | undefined;
  readonly widthMm?: number | null | undefined;
  readonly depthMm?: number | null | undefined;
}

/** A parcel, numbered from 1 within a fulfillment order or a shipment. */
export interface Parcel {
  readonly number: number;
  readonly reference: string | null;
  readonly trackingNumber: string | null;
  readonly weightG: number | null;
  readonly heightMm: number | null;
  readonly widthMm: number | null;
  readonly depthMm: number | null;
}

/** Reported parcels with their numbers. */
export const toParcels = (reported: readonly ReportedParcel[]): Parcel[] => reported.map((parcel, index) => ({
  number: index + 1,
  reference: parcel.reference ?? null,
  trackingNumber: parcel.trackingNumber ?? null,
  weightG: parcel.weightG ?? null,
  heightMm: parcel.heightMm ?? null,
  widthMm: parcel.widthMm ?? null,
  depthMm: parcel.depthMm ?? null,
}));
