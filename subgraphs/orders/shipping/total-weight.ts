/** The fields a line's weight is computed from. */
interface WeighedLine {
  /** Grams of one unit. */
  readonly weightG: number | null;
  readonly quantityOrdered: number;
}

/** The sum of the line weights in grams; null when the weight of any line is not known. */
export function totalWeightG(lines: readonly WeighedLine[]): number | null {
  let sum = 0;
  for (const { weightG, quantityOrdered } of lines) {
    if (weightG === null) return null;
    sum += weightG * quantityOrdered;
  }
  return sum;
}
