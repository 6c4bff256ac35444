import { Failure } from '#contract/failure.js';
import type { PaymentStatus } from './order.js';

/** The state table of a payment; staff record what the channel or the payment provider reports. */
export const PAYMENT_MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  PENDING: ['AUTHORIZED', 'PAID', 'CAPTURED', 'VOIDED', 'EXPIRED'],
  AUTHORIZED: ['PAID', 'CAPTURED', 'VOIDED', 'EXPIRED'],
  PAID: ['CAPTURED', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  CAPTURED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['REFUNDED'],
  EXPIRED: ['AUTHORIZED', 'PAID', 'CAPTURED', 'VOIDED'],
  REFUNDED: [],
  VOIDED: [],
};

/** The payment status after a change; one the table lacks is INVALID_STATE. */
export function nextPaymentStatus(from: PaymentStatus, to: PaymentStatus): PaymentStatus {
  if (!PAYMENT_MOVES[from].includes(to)) throw new Failure('INVALID_STATE', `A payment that is ${from.toLowerCase()} cannot become ${to.toLowerCase()}`, { status: from.toLowerCase() });
  return to;
}

/** Payments of which nothing was collected or secured, so that nothing can be given back. */
const UNPAID: readonly PaymentStatus[] = ['PENDING', 'VOIDED', 'EXPIRED'];

/** Why nothing can be given back of an order: what was never paid; undefined where something was. */
export const unpaid = (status: PaymentStatus): Failure | undefined =>
  (UNPAID.includes(status) ? new Failure('INVALID_STATE', `Nothing was paid for this order, its payment is ${status.toLowerCase()}: record the payment first with setPaymentStatus`, { paymentStatus: status.toLowerCase() }) : undefined);

/** Refuse to give back what was never paid. */
export function refuseUnpaid(status: PaymentStatus): void {
  const refusal = unpaid(status);
  if (refusal) throw refusal;
}

/** The payment status after refunds of this total; payments that were never collected, or of which fees left nothing to give back, stay as they are. */
export function afterRefunds(from: PaymentStatus, { refundedMinor, totalMinor }: { refundedMinor: number; totalMinor: number }): PaymentStatus {
  if (refundedMinor === 0) return from;
  const to = refundedMinor >= totalMinor ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return PAYMENT_MOVES[from].includes(to) ? to : from;
}
