import * as fc from 'fast-check';
import { takeUnits } from '../../../subgraphs/orders/shipping/lots.js';
import type { MatchedUnits } from '../../../subgraphs/orders/shipping/matched-units.js';

const units = (lineId: string, quantity: number, lotNumber: string | null = null): MatchedUnits => ({ lineId, quantity, lotNumber, lotExpiration: null, serialNumber: null });

test('units without a given lot get the reported lots, in order', () => {
  expect(takeUnits([units('a', 2, 'L1'), units('b', 1, 'L9'), units('a', 2, 'L2')], [units('a', 3)]))
    .toEqual({ taken: [units('a', 2, 'L1'), units('a', 1, 'L2')], rest: [units('b', 1, 'L9'), units('a', 1, 'L2')] });
});

test('units with a given lot use it up before the others', () => {
  expect(takeUnits([units('a', 1, 'L1'), units('a', 1, 'L2')], [units('a', 1), units('a', 1, 'L1')]))
    .toEqual({ taken: [units('a', 1, 'L2'), units('a', 1, 'L1')], rest: [] });
});

test('an unreported lot is shipped as given, and counts as one of the units', () => {
  expect(takeUnits([units('a', 2, 'L1')], [units('a', 1, 'L5')])).toEqual({ taken: [units('a', 1, 'L5')], rest: [units('a', 1, 'L1')] });
  expect(takeUnits([], [units('a', 2)])).toEqual({ taken: [units('a', 2)], rest: [] });
});

test('no unit is lost or created, whatever is taken', () => {
  const some = fc.array(fc.record({ lineId: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 4 }), lotNumber: fc.constantFrom(null, 'L1', 'L2'), lotExpiration: fc.constant(null), serialNumber: fc.constant(null) }), { maxLength: 6 });
  const count = (all: readonly MatchedUnits[], line: string): number => all.filter(({ lineId }) => lineId === line).reduce((sum, { quantity }) => sum + quantity, 0);
  fc.assert(fc.property(some, some, (from, wanted) => {
    const { taken, rest } = takeUnits(from, wanted);
    for (const line of ['a', 'b']) {
      expect(count(taken, line)).toBe(count(wanted, line));
      expect(count(rest, line)).toBe(Math.max(0, count(from, line) - count(wanted, line)));
    }
  }), { seed: 1, numRuns: 300 });
});
