const DIGITS = 10_000;

/** A part of a whole, 0 to 1, to four digits. */
export const roundedRate = (rate: number): number => Math.round(rate * DIGITS) / DIGITS;
