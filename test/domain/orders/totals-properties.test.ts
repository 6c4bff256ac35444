import * as fc from 'fast-check';
import { decimalFromMinor } from '#kernel/money.js';
import type { OrderLine } from '../../../subgraphs/orders/ordering/order.js';
import { lineTotalMinor, spreadDiscount, totalsOf } from '../../../subgraphs/orders/ordering/totals.js';

const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 50 }), unitMinor: fc.nat(99_999), off: fc.nat(100), taxRate: fc.constantFrom(null, '0.04', '0.1', '0.22') }).map(({ quantity, unitMinor, off, taxRate }): OrderLine => ({
    id: 'l', variantId: null, sku: 'TEE', barcode: null, itemKey: null, title: null, quantity, quantityCancelled: 0, quantityShipped: 0,
    unitMinor, discountMinor: Math.floor((unitMinor * quantity * off) / 100), taxRate, weightG: null, locationCode: null,
  })), { minLength: 1, maxLength: 20 });
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test('whatever the discount and the lines, the totals are those of the lines to the last cent, and no line costs less than nothing', () => {
  fc.assert(fc.property(lines, fc.nat(2_000_000), fc.nat(9_999), (...[given, discount, shipping]) => {
    const worth = sum(given.map(lineTotalMinor));
    const spread = spreadDiscount(given, discount);
    const totals = totalsOf(spread, { shippingMinor: shipping, currency: 'EUR', path: 'lines' });
    expect(sum(spread.map(lineTotalMinor))).toBe(worth - Math.min(discount, worth));
    expect(totals.totalMinor).toBe(sum(spread.map(lineTotalMinor)) + shipping);
    expect(totals.totalMinor).toBe(totals.subtotalMinor - totals.discountsMinor + shipping);
    expect(spread.every((line, index) => lineTotalMinor(line) >= 0 && line.discountMinor >= (given[index]?.discountMinor ?? 0))).toBe(true);
    expect(totals.taxMinor).toBeLessThanOrEqual(totals.totalMinor - shipping);
  }));
});

test.each([['EUR', 2], ['JPY', 0], ['KWD', 3]])('an order of %s comes to twelve digits before the point at most, to the minor unit', (currency, decimals) => {
  const most = 10 ** (12 + decimals) - 1;
  const line = { id: 'l', variantId: null, sku: 'TEE', barcode: null, itemKey: null, title: null, quantity: 1, quantityCancelled: 0, quantityShipped: 0, unitMinor: most - 5, discountMinor: 0, taxRate: '0.22', weightG: null, locationCode: null };
  expect(totalsOf([line], { shippingMinor: 5, currency, path: 'lines' }).totalMinor).toBe(most);
  expect(() => totalsOf([line], { shippingMinor: 6, currency, path: 'addLines' })).toThrow(expect.objectContaining({ code: 'BAD_INPUT', details: { addLines: [`must come to at most ${decimalFromMinor(most, currency)} with shipping`] } }));
  expect(Number.isSafeInteger(most * 2)).toBe(true);
});
