import { decimalFromMinor, mostMinor } from '#kernel/money.js';
import { Failure } from '#contract/failure.js';
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

/** The price of a line's units after its discount, in minor units. */
export const lineTotalMinor = ({ unitMinor, quantity, discountMinor }: OrderLine): number => unitMinor * quantity - discountMinor;

/** What an order's totals are of. */
interface Priced {
  readonly shippingMinor: number;
  readonly currency: string;
  /** The input field of the lines. */
  readonly path: string;
}

/** The amounts of an order that add up: total = subtotal − discounts + shipping, tax is the part of the total that is tax. BAD_INPUT where they come to more than one amount can be. */
export function totalsOf(lines: readonly OrderLine[], { shippingMinor, currency, path }: Priced): Totals {
  const subtotalMinor = sum(lines.map(({ unitMinor, quantity }) => unitMinor * quantity));
  const most = mostMinor(currency);
  if (subtotalMinor + shippingMinor > most) throw new Failure('BAD_INPUT', 'The order comes to too much', { [path]: [`must come to at most ${decimalFromMinor(most, currency)} with shipping`] });
  const discountsMinor = sum(lines.map(({ discountMinor }) => discountMinor));
  return {
    subtotalMinor,
    discountsMinor,
    shippingMinor,
    taxMinor: sum(lines.map(taxMinor)),
    totalMinor: subtotalMinor - discountsMinor + shippingMinor,
  };
}

/** The sender's totals: discounts, shipping, tax and total, in minor units, where given. */
export interface CountedTotals {
  readonly currency: string;
  readonly amounts: readonly (readonly [name: string, minor: number])[];
}

/** The totals of the lines; a different one from the sender is BAD_INPUT (2-decisions, D, POST /orders). */
export function agreedTotals(totals: Totals, { currency, amounts }: CountedTotals): Totals {
  const lines: Readonly<Record<string, number>> = { discounts: totals.discountsMinor, shipping: totals.shippingMinor, tax: totals.taxMinor, total: totals.totalMinor };
  const problems = amounts.filter(([name, minor]) => minor !== lines[name]).map(([name]) => [`totals.${name}`, [`the lines come to ${decimalFromMinor(lines[name] ?? 0, currency)}`]]);
  if (problems.length > 0) throw new Failure('BAD_INPUT', 'The totals are not those of the lines', Object.fromEntries(problems) as Record<string, string[]>);
  return totals;
}

/** The tax inside a line's gross total, rounded to the minor unit. */
export const taxMinor = (line: OrderLine): number => taxWithin(lineTotalMinor(line), line.taxRate);

/** The tax inside a gross amount, rounded to the minor unit. */
export function taxWithin(grossMinor: number, taxRate: string | null): number {
  const rate = Number(taxRate ?? 0);
  return Math.round((grossMinor * rate) / (1 + rate));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
