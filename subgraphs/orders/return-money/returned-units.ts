import type { ReturnLine } from '../returns/return-line.js';

/** Units by order line. */
export type UnitsByLine = ReadonlyMap<string, number>;

/** Units of a return by order line, as they are counted; units of no order line are left out. */
export function unitsByLine(lines: readonly ReturnLine[], count: (line: ReturnLine) => number): UnitsByLine {
  const units = new Map<string, number>();
  for (const line of lines) if (line.lineId !== null) units.set(line.lineId, (units.get(line.lineId) ?? 0) + count(line));
  return units;
}

/** What arrived of a return. */
export const arrivedUnits = (lines: readonly ReturnLine[]): UnitsByLine => unitsByLine(lines, ({ quantityReceived }) => quantityReceived);

/** What is expected of a return. */
export const expectedUnits = (lines: readonly ReturnLine[]): UnitsByLine => unitsByLine(lines, ({ quantityExpected }) => quantityExpected);

/** Whether everything that is expected of a return arrived, in whatever condition. */
export function arrivedWhole(lines: readonly ReturnLine[]): boolean {
  const arrived = arrivedUnits(lines);
  const expected = [...expectedUnits(lines)].filter(([, units]) => units > 0);
  return expected.length > 0 && expected.every(([lineId, units]) => (arrived.get(lineId) ?? 0) >= units);
}
