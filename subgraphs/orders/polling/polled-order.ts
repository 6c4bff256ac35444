import type { Instant } from '#kernel/clock.js';
import { quantityOpen, type FulfillmentLine, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { Address } from '../addresses/address.js';
import type { InvoiceDetails } from '../ordering/invoice-details.js';
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

type ToldOfLine = 'variantId' | 'barcode' | 'itemKey' | 'title' | 'quantityOrdered' | 'quantityShipped' | 'quantityCancelled' | 'quantityUnfulfillable' | 'unitMinor';

/** A share of a line with what a document about it says. */
export interface PolledLine extends Pick<FulfillmentLine, ToldOfLine> {
  /** Its place in the order, from 0. */
  readonly place: number;
  readonly size: string | null;
  readonly color: string | null;
  readonly taxRate: string | null;
}

type ToldOfPart = 'id' | 'orderId' | 'number' | 'locationId' | 'status' | 'placedAt' | 'readyAt' | 'customer' | 'shippingAddress' | 'shipping' | 'priority' | 'notes' | 'currency';

/** A part with what a polling warehouse is told of its order; no more of it is read, for a page has hundreds. */
export interface PolledOrder extends Pick<FulfillmentOrder, ToldOfPart> {
  /** The order's public integer. */
  readonly sequence: number;
  /** When the warehouse is told of the last change. */
  readonly noticeAt: Instant;
  readonly billingAddress: Address | null;
  readonly invoiceDetails: InvoiceDetails | null;
  readonly paymentStatus: PaymentStatus;
  readonly language: string | null;
  readonly totalMinor: number;
  readonly shippingMinor: number;
  readonly discountsMinor: number;
  readonly lines: readonly PolledLine[];
}

/**
 * Pieces of a line that its warehouse is told of: to fulfil, those still open; once the part left, those that left; all where all is
 * cancelled, else where it is to stop all but the cancelled ones.
 */
export function toldPieces({ status }: PolledOrder, line: PolledLine): number {
  if (status === 'CANCELLED') return line.quantityOrdered;
  const state = POLLED_STATE[status];
  if (state === 'SHIPPED') return line.quantityShipped;
  return state === 'CANCELLED' ? line.quantityOrdered - line.quantityCancelled : quantityOpen(line);
}

/**
 * What some pieces of a line cost, tax included, in minor units: before discounts, which the order tells as one amount, so that
 * all lines less discounts plus shipping are its total to the cent.
 */
export const grossMinor = ({ unitMinor }: PolledLine, pieces: number): number => unitMinor * pieces;

/** The price of a piece without the tax inside it, in minor units. */
export function netUnitMinor({ unitMinor, taxRate }: PolledLine): number {
  const rate = Number(taxRate ?? 0);
  return unitMinor - Math.round((unitMinor * rate) / (1 + rate));
}
