import type { Instant } from '#kernel/clock.js';
import type { OrderLine } from './order.js';
import { lineTotalMinor } from './totals.js';

/** Refunded units of a line. */
export interface RefundLine {
  readonly lineId: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly quantity: number;
  readonly subtotalMinor: number;
}

/** A refund to a customer; never reversed. */
export interface Refund {
  readonly id: string;
  readonly orderId: string;
  readonly returnId: string | null;
  readonly refundedAt: Instant;
  readonly currency: string;
  readonly shippingMinor: number;
  /** Withheld from it: the total is what lines and shipping come to without it. */
  readonly feeMinor: number;
  readonly totalMinor: number;
  readonly lines: readonly RefundLine[];
}

/** Units of lines that were given back, in money or otherwise. */
export interface GivenBack {
  readonly lines: readonly Pick<RefundLine, 'lineId' | 'quantity' | 'subtotalMinor'>[];
}

/** The total of refunds, in minor units. */
export const refundedMinor = (refunds: readonly Refund[]): number => refunds.reduce((sum, { totalMinor }) => sum + totalMinor, 0);

/** Units of a line that refunds gave back. */
export const refundedUnits = (refunds: readonly GivenBack[], lineId: string): number =>
  refunds.flatMap(({ lines }) => lines).filter((line) => line.lineId === lineId).reduce((sum, { quantity }) => sum + quantity, 0);

/** What units of a line are worth after its discounts, so that all refunds of a line together never exceed what was paid for it. */
export function refundOf(line: OrderLine, quantity: number, before: readonly GivenBack[]): number {
  const earlier = before.flatMap(({ lines }) => lines).filter(({ lineId }) => lineId === line.id);
  const units = earlier.reduce((sum, refunded) => sum + refunded.quantity, 0);
  const paidBack = earlier.reduce((sum, refunded) => sum + refunded.subtotalMinor, 0);
  return Math.max(0, Math.round((lineTotalMinor(line) * Math.min(units + quantity, line.quantity)) / line.quantity) - paidBack);
}
