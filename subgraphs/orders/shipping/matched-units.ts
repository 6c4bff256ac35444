/** Reported units and the lines of the fulfillment order they belong to; units of one item may spread over several lines. */
export interface MatchedUnits {
  readonly lineId: string;
  readonly quantity: number;
  readonly lotNumber: string | null;
  readonly lotExpiration: string | null;
  readonly serialNumber: string | null;
}

/** Units by line. */
export function unitsByLine(matched: readonly MatchedUnits[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of matched) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return sums;
}
