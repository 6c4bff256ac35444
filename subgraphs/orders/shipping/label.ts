import type { Instant } from '#kernel/clock.js';
import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { LabelFormat } from './carrier.js';

/** The states of a label. */
export const LABEL_STATUSES = ['READY', 'FAILED'] as const;

/** One of {@link LABEL_STATUSES}. */
export type LabelStatus = (typeof LABEL_STATUSES)[number];

/** At most so many parcels of an order and warehouse have labels (document 1, Limits). */
export const MOST_LABELS = 10;

/** The number of the label a customer sends goods back with (document 1, B, IdLabel). */
export const RETURN_LABEL = 0;

/** What a warehouse says of a parcel. */
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
  /** 1 is the first parcel, {@link RETURN_LABEL} the way back. */
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

/** Why a part in this state gets no new labels, in the codes of document 1, A, Errors; null where it does. */
const REFUSALS = {
  NOT_READY: 'ORDER_NOT_READY',
  TO_FULFILL: 'ORDER_NOT_ACCEPTED',
  REJECTED: 'ORDER_NOT_ACCEPTED',
  ACCEPTED: null,
  PROCESSED: null,
  SHIPPED: 'INVALID_STATE',
  CANCEL_REQUESTED: 'ORDER_CANCEL_REQUESTED',
  CANCELLED: 'ORDER_CANCELLED',
  CLOSED: 'INVALID_STATE',
} as const satisfies Record<FulfillmentStatus, ErrorCode | null>;

/** Refuse what would change the labels of a part whose state does not allow it. */
export function refuseLabelChange({ status }: FulfillmentOrder): void {
  const code = REFUSALS[status];
  if (code !== null) throw new Failure(code, `The labels of an order that is ${status.toLowerCase()} cannot change`, { status: status.toLowerCase() });
}

/** Refuse labels of a warehouse that makes its own. */
export function refuseOwnLabels({ labelsBy }: FulfillmentOrder): void {
  if (labelsBy === 'WAREHOUSE') throw new Failure('LABELS_NOT_ENABLED', 'The platform does not make the labels of this warehouse');
}

/** Labels as their warehouse sees them: once its part left, only those that left with it, and the way back. */
export function shownLabels(labels: readonly Label[], { status }: FulfillmentOrder): readonly Label[] {
  const left = labels.filter(({ shipmentId, parcel }) => shipmentId !== null || parcel === RETURN_LABEL);
  return status === 'SHIPPED' && left.some(({ parcel }) => parcel !== RETURN_LABEL) ? left : labels;
}
