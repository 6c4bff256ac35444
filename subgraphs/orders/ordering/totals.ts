import type { OrderLine, Totals } from './order.js';

interface Charges {
  /** Discounts on the whole order. */
  readonly discountsMinor: number;
  readonly shippingMinor: number;
}

/** What the pieces of a line cost after its discount, in minor units. */
export const lineTotalMinor = ({ unitMinor, quantity, discountMinor }: OrderLine): number => unitMinor * quantity - discountMinor;

/** The amounts of an order that add up: total = subtotal − discounts + shipping, tax is the part of the total that is tax. */
export function totalsOf(lines: readonly OrderLine[], { discountsMinor, shippingMinor }: Charges): Totals {
  const subtotalMinor = sum(lines.map(({ unitMinor, quantity }) => unitMinor * quantity));
  const allDiscounts = sum(lines.map(({ discountMinor }) => discountMinor)) + discountsMinor;
  return {
    subtotalMinor,
    discountsMinor: allDiscounts,
    shippingMinor,
    taxMinor: sum(lines.map(taxMinor)),
    totalMinor: subtotalMinor - allDiscounts + shippingMinor,
  };
}

/** The tax inside a line's gross total, rounded to the minor unit. */
export function taxMinor(line: OrderLine): number {
  const rate = Number(line.taxRate ?? 0);
  return Math.round((lineTotalMinor(line) * rate) / (1 + rate));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
