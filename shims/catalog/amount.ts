const DECIMALS = 2;

/** A decimal text with at least two decimals (document 3, H, Conventions): 1000 yen are `1000.00`; currencies with three keep them. */
export function amountText(amount: string): string {
  const point = amount.indexOf('.');
  if (point === -1) return `${amount}.00`;
  return amount.padEnd(point + 1 + DECIMALS, '0');
}
