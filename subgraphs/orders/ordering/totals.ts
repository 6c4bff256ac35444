import type { OrderLine, Totals } from './order.js';

/** The lines with a discount on the whole order spread over them by their worth, to the last minor unit. */
export function spreadDiscount(lines: readonly OrderLine[], discountMinor: number): OrderLine[] {
  const worth = sum(lines.map(lineTotalMinor));
  let before = 0;
  let given = 0;
  return lines.map((line) => {
    before += lineTotalMinor(line);
    const due = worth === 0 ? 0 : Math.round((Math.min(discountMinor, worth) * before) / worth) - given;
    given += due;
    return due === 0 ? line : { ...line, discountMinor: line.discountMinor + due };
  });
}

/** What the pieces of a line cost after its discount, in minor units. */
export const lineTotalMinor = ({ unitMinor, quantity, discountMinor }: OrderLine): number => unitMinor * quantity - discountMinor;

/** The amounts of an order that add up: total = subtotal − discounts + shipping, tax is the part of the total that is tax. */
export function totalsOf(lines: readonly OrderLine[], shippingMinor: number): Totals {
  const subtotalMinor = sum(lines.map(({ unitMinor, quantity }) => unitMinor * quantity));
  const discountsMinor = sum(lines.map(({ discountMinor }) => discountMinor));
  return {
    subtotalMinor,
    discountsMinor,
    shippingMinor,
    taxMinor: sum(lines.map(taxMinor)),
    totalMinor: subtotalMinor - discountsMinor + shippingMinor,
  };
}

/** The tax inside a line's gross total, rounded to the minor unit. */
export function taxMinor(line: OrderLine): number {
  const rate = Number(line.taxRate ?? 0);
  return Math.round((lineTotalMinor(line) * rate) / (1 + rate));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
