import type { MatchedUnits } from './matched-units.js';

/** Units taken from reported ones, and what is left of those. */
export interface TakenUnits {
  readonly taken: readonly MatchedUnits[];
  readonly rest: readonly MatchedUnits[];
}

/**
 * Take units from those a warehouse reported before, so that they keep lot, expiry and serial number where none are given
 * now. Units with a lot or serial number are matched first; units that were not reported before are taken as given.
 */
export function takeUnits(from: readonly MatchedUnits[], wanted: readonly MatchedUnits[]): TakenUnits {
  const left = from.map((unit) => ({ unit, quantity: unit.quantity }));
  const draw = (count: number, isRight: (unit: MatchedUnits) => boolean): MatchedUnits[] => {
    let due = count;
    return left.flatMap((stored) => {
      const quantity = isRight(stored.unit) ? Math.min(due, stored.quantity) : 0;
      if (quantity === 0) return [];
      due -= quantity;
      stored.quantity -= quantity;
      return [{ ...stored.unit, quantity }];
    });
  };
  const named = new Map(wanted.filter(isNamed).map((unit) => [unit, unit.quantity - sum(draw(unit.quantity, (stored) => isSameUnit(stored, unit)))]));
  const taken = wanted.flatMap((unit) => {
    const found = draw(named.get(unit) ?? unit.quantity, ({ lineId }) => lineId === unit.lineId);
    return isNamed(unit) ? [unit] : [...found, ...leftOver(unit, sum(found))];
  });
  return { taken, rest: left.filter(({ quantity }) => quantity > 0).map(({ unit, quantity }) => ({ ...unit, quantity })) };
}

const leftOver = (unit: MatchedUnits, found: number): MatchedUnits[] => (unit.quantity > found ? [{ ...unit, quantity: unit.quantity - found }] : []);

const isNamed = ({ lotNumber, lotExpiration, serialNumber }: MatchedUnits): boolean => lotNumber !== null || lotExpiration !== null || serialNumber !== null;

const isSameUnit = (one: MatchedUnits, other: MatchedUnits): boolean =>
  one.lineId === other.lineId && one.lotNumber === other.lotNumber && one.lotExpiration === other.lotExpiration && one.serialNumber === other.serialNumber;

const sum = (units: readonly MatchedUnits[]): number => units.reduce((total, { quantity }) => total + quantity, 0);
