import * as fc from 'fast-check';
import type { OrderLine, PaymentStatus } from '../../../subgraphs/orders/ordering/order.js';
import { PAYMENT_STATUSES } from '../../../subgraphs/orders/ordering/order.js';
import { afterRefunds, nextPaymentStatus } from '../../../subgraphs/orders/ordering/payment.js';
import { refundOf, type Refund } from '../../../subgraphs/orders/ordering/refund.js';

const line = (quantity: number, unitMinor: number, discountMinor: number): OrderLine => ({
  id: 'l1', variantId: null, sku: 'TEE', barcode: null, itemKey: null, title: null, quantity, quantityCancelled: 0, quantityShipped: 0, unitMinor, discountMinor, taxRate: null, weightG: null, locationCode: null,
});
const refunded = (quantity: number, subtotalMinor: number): Refund => ({
  id: 'r', orderId: 'o', returnId: null, refundedAt: '2026-03-10T08:00:00.000Z', currency: 'EUR', shippingMinor: 0, feeMinor: 0, totalMinor: subtotalMinor, lines: [{ lineId: 'l1', sku: 'TEE', barcode: null, quantity, subtotalMinor }],
});

test('units are refunded after the discount of their line, to the cent', () => {
  expect(refundOf(line(3, 1990, 500), 1, [])).toBe(1823);
  expect(refundOf(line(3, 1990, 500), 2, [refunded(1, 1823)])).toBe(3647);
});

test('refunds of a line add up to what was paid for it and no more, however they are split', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 9999 }), fc.nat({ max: 9999 }), fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 25 }), (...[quantity, unit, discount, steps]) => {
    const sold = line(quantity, unit, Math.min(discount, unit * quantity));
    const before: Refund[] = [];
    for (const units of steps) before.push(refunded(units, refundOf(sold, units, before)));
    const paid = unit * quantity - sold.discountMinor;
    const given = before.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
    expect(given).toBeLessThanOrEqual(paid);
    if (steps.reduce((sum, units) => sum + units, 0) >= quantity) expect(given).toBe(paid);
  }), { seed: 1, numRuns: 300 });
});

// Staff record what a channel or provider reports; a payment never goes back.
const ALLOWED = [
  'PENDING AUTHORIZED', 'PENDING PAID', 'PENDING CAPTURED', 'PENDING VOIDED', 'PENDING EXPIRED', 'AUTHORIZED PAID', 'AUTHORIZED CAPTURED', 'AUTHORIZED VOIDED', 'AUTHORIZED EXPIRED',
  'PAID CAPTURED', 'PAID PARTIALLY_REFUNDED', 'PAID REFUNDED', 'CAPTURED PARTIALLY_REFUNDED', 'CAPTURED REFUNDED', 'PARTIALLY_REFUNDED REFUNDED',
  'EXPIRED AUTHORIZED', 'EXPIRED PAID', 'EXPIRED CAPTURED', 'EXPIRED VOIDED',
];

test.each(PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => [from, to] as const)))('a payment that is %s, then %s', (from, to) => {
  if (ALLOWED.includes(`${from} ${to}`)) expect(nextPaymentStatus(from, to)).toBe(to);
  else expect(() => nextPaymentStatus(from, to)).toThrow(expect.objectContaining({ name: 'Failure', code: 'INVALID_STATE' }));
});

test.each<[PaymentStatus, number, PaymentStatus]>([
  ['PAID', 100, 'PARTIALLY_REFUNDED'], ['PAID', 1000, 'REFUNDED'], ['PARTIALLY_REFUNDED', 500, 'PARTIALLY_REFUNDED'], ['CAPTURED', 1000, 'REFUNDED'],
  ['AUTHORIZED', 1000, 'AUTHORIZED'], ['PAID', 0, 'PAID'], ['PENDING', 1000, 'PENDING'], ['REFUNDED', 1000, 'REFUNDED'],
])('of 1000 paid, %s, %d given back is %s', (from, refundedMinor, to) => {
  expect(afterRefunds(from, { refundedMinor, totalMinor: 1000 })).toBe(to);
});
