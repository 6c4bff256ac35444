/** An amount with a dot and two digits, whatever the digits of its currency. */
export function twoDigits(amount: string): string {
  const at = amount.indexOf('.');
  if (at === amount.length - 3) return amount;
  return at < 0 ? `${amount}.00` : Number(amount).toFixed(2);
}

/** A tax rate as a percentage with two digits: 0.22 is 22.00. */
export const percent = (rate: string | null): string => (Number(rate ?? 0) * 100).toFixed(2);
