import { decimalFromMinor } from '#kernel/money.js';
import type { Money } from '#contract/schema.generated.js';

/** An amount with a dot and two digits, regardless of its currency's digits. */
export function twoDigits(amount: string): string {
  const at = amount.indexOf('.');
  if (at === amount.length - 3) return amount;
  return at < 0 ? `${amount}.00` : Number(amount).toFixed(2);
}

/**
 * The price of a number of units, tax included and before discounts, which the order states as one amount: all lines less discounts plus shipping
 * are its total to the cent.
 */
export const grossAmount = ({ minorUnits, currency }: Pick<Money, 'minorUnits' | 'currency'>, quantity: number): string => twoDigits(decimalFromMinor(minorUnits * quantity, currency));

/** A tax rate as a percentage with two digits: 0.22 is 22.00. */
export const percent = (rate: string | null): string => (Number(rate ?? 0) * 100).toFixed(2);
