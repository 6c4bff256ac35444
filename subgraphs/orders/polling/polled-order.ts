import type { Instant } from '#kernel/clock.js';
import type { FulfillmentLine, FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { Address } from '../ordering/address.js';
import type { PaymentStatus } from '../ordering/order.js';

/** What a polling warehouse has to do with a part: fulfil it, stop, or nothing because it left (document 1, C, States). */
export const POLLED_STATES = ['TO_FULFILL', 'CANCELLED', 'SHIPPED'] as const;

/** One of {@link POLLED_STATES}. */
export type PolledState = (typeof POLLED_STATES)[number];

/** The state a part is told in; null while its warehouse is told nothing of it. */
export const POLLED_STATE = {
  NOT_READY: null, REJECTED: null,
  TO_FULFILL: 'TO_FULFILL', ACCEPTED: 'TO_FULFILL', PROCESSED: 'TO_FULFILL',
  CANCEL_REQUESTED: 'CANCELLED', CANCELLED: 'CANCELLED', CLOSED: 'CANCELLED',
  SHIPPED: 'SHIPPED',
} as const satisfies Record<FulfillmentStatus, PolledState | null>;

/** A share of a line with what a document about it says. */
export interface PolledLine extends FulfillmentLine {
  /** Its place in the order, from 0. */
  readonly place: number;
  readonly size: string | null;
  readonly color: string | null;
  /** Pieces of the whole line, and the discount on all of them. */
  readonly soldQuantity: number;
  readonly discountMinor: number;
  readonly taxRate: string | null;
}

/** A part with what a polling warehouse is told of its order. */
export interface PolledOrder extends FulfillmentOrder {
  /** The order's public integer. */
  readonly sequence: number;
  /** When the warehouse is told of the last change. */
  readonly noticeAt: Instant;
  readonly billingAddress: Address | null;
  readonly paymentStatus: PaymentStatus;
  readonly language: string | null;
  readonly totalMinor: number;
  readonly shippingMinor: number;
  readonly discountsMinor: number;
  readonly lines: readonly PolledLine[];
}

/** Pieces of a line that its warehouse is told of: without the cancelled ones, unless all of the part is cancelled. */
export const toldPieces = ({ status }: PolledOrder, line: PolledLine): number =>
  (status === 'CANCELLED' ? line.quantityOrdered : line.quantityOrdered - line.quantityCancelled);

/** What some pieces of a line cost after its discount, tax included, in minor units; all pieces of a line cost what the line cost. */
export const grossMinor = ({ unitMinor, soldQuantity, discountMinor }: PolledLine, pieces: number): number =>
  Math.round(((unitMinor * soldQuantity - discountMinor) * pieces) / soldQuantity);

/** The price of one of these pieces without the tax inside their gross total, in minor units. */
export function netUnitMinor(line: PolledLine, pieces: number): number {
  const gross = grossMinor(line, pieces);
  const rate = Number(line.taxRate ?? 0);
  return pieces === 0 ? 0 : Math.round((gross - Math.round((gross * rate) / (1 + rate))) / pieces);
}
