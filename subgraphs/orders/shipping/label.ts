import type { Instant } from '#kernel/clock.js';
import type { LabelFormat } from './carrier.js';

/** The states of a label. */
export const LABEL_STATUSES = ['READY', 'FAILED'] as const;

/** One of {@link LABEL_STATUSES}. */
export type LabelStatus = (typeof LABEL_STATUSES)[number];

/** At most so many parcels of an order and warehouse have labels (document 1, Limits). */
export const MOST_LABELS = 10;

/** The number of the label a customer sends goods back with (document 1, B, IdLabel). */
export const RETURN_LABEL = 0;

/** A parcel as its warehouse describes it. */
export interface ParcelFacts {
  /** The warehouse's own id of the parcel. */
  readonly reference: string | null;
  readonly weightG: number | null;
  readonly heightMm: number | null;
  readonly widthMm: number | null;
  readonly depthMm: number | null;
}

/** The label of a parcel, without what is printed on it. */
export interface Label extends ParcelFacts {
  readonly id: string;
  readonly fulfillmentOrderId: string;
  /** 1 is the first parcel, {@link RETURN_LABEL} the return label. */
  readonly parcel: number;
  readonly status: LabelStatus;
  readonly carrierCode: string | null;
  readonly carrierName: string | null;
  readonly serviceCode: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly format: LabelFormat;
  readonly failureReason: string | null;
  /** The shipment it left with. */
  readonly shipmentId: string | null;
  readonly madeAt: Instant;
}

/** Media types of the formats (document 1, A, Label). */
export const LABEL_CONTENT_TYPES = { PDF: 'application/pdf', ZPL: 'application/x-zpl' } as const satisfies Record<LabelFormat, string>;
