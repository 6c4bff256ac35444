/** Decimals of the currencies that do not have two (ISO 4217). */
const EXPONENTS: Readonly<Record<string, number>> = {
  BHD: 3, BIF: 0, CLP: 0, DJF: 0, GNF: 0, IQD: 3, ISK: 0, JOD: 3, JPY: 0, KMF: 0, KRW: 0, KWD: 3,
  LYD: 3, OMR: 3, PYG: 0, RWF: 0, TND: 3, UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
};

const DEFAULT_EXPONENT = 2;

/** How many decimals a currency has. */
export const decimalsOf = (currency: string): number => EXPONENTS[currency] ?? DEFAULT_EXPONENT;

/** An amount in minor units (cents) as a decimal text with the currency's own digits: 1990 EUR is `19.90`. */
export function decimalFromMinor(minorUnits: number, currency: string): string {
  const exponent = decimalsOf(currency);
  if (exponent === 0) return String(minorUnits);
  const digits = String(Math.abs(minorUnits)).padStart(exponent + 1, '0');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

const MOST_DIGITS = 12;

/** The largest amount of a currency, in minor units: twelve digits before the point, so that sums of amounts stay whole numbers that are exact. */
export const mostMinor = (currency: string): number => 10 ** (MOST_DIGITS + decimalsOf(currency)) - 1;

/** A decimal text in minor units, or undefined when it is no amount of that currency (too many digits, not a number, too large). */
export function minorFromDecimal(amount: string, currency: string): number | undefined {
  const exponent = decimalsOf(currency);
  const parts = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(amount);
  if (!parts) return undefined;
  const [, sign, whole = '', fraction = ''] = parts;
  if (fraction.length > exponent) return undefined;
  const value = Number(whole + fraction.padEnd(exponent, '0'));
  return sign === '-' ? 0 - value : value;
}
