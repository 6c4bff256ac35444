const DIGITS = 9;
const ODD_WEIGHT = 3;
const TEN = 10;

/** The last number of a series. */
export const HIGHEST_SEQUENCE = 999_999_999;

/** A tracking number: the carrier's prefix, nine digits of its series and the check digit of GS1 (mod 10, weights 3 and 1). */
export function trackingNumber(prefix: string, sequence: number): string {
  const digits = String(sequence).padStart(DIGITS, '0');
  return `${prefix}${digits}${String(checkDigit(digits))}`;
}

/** Whether a text is a tracking number whose check digit fits. */
export function isTrackingNumber(text: string): boolean {
  const parts = /^[A-Z]{1,4}(\d{9})(\d)$/.exec(text);
  return parts?.[1] !== undefined && String(checkDigit(parts[1])) === parts[2];
}

/** Weights alternate from the right, 3 first. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits).reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? ODD_WEIGHT : 1), 0);
  return (TEN - (sum % TEN)) % TEN;
}
