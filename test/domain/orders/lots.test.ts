import * as fc from 'fast-check';
import { takePieces } from '../../../subgraphs/orders/shipping/lots.js';
import type { MatchedPieces } from '../../../subgraphs/orders/shipping/pieces.js';

const pieces = (lineId: string, quantity: number, lotNumber: string | null = null): MatchedPieces => ({ lineId, quantity, lotNumber, lotExpiration: null, serialNumber: null });

test('pieces without a lot of their own take the lots that were reported, in their order', () => {
  expect(takePieces([pieces('a', 2, 'L1'), pieces('b', 1, 'L9'), pieces('a', 2, 'L2')], [pieces('a', 3)]))
    .toEqual({ taken: [pieces('a', 2, 'L1'), pieces('a', 1, 'L2')], rest: [pieces('b', 1, 'L9'), pieces('a', 1, 'L2')] });
});

test('pieces that name their lot leave with it and take it away from the others', () => {
  expect(takePieces([pieces('a', 1, 'L1'), pieces('a', 1, 'L2')], [pieces('a', 1), pieces('a', 1, 'L1')]))
    .toEqual({ taken: [pieces('a', 1, 'L2'), pieces('a', 1, 'L1')], rest: [] });
});

test('a lot nobody reported leaves as it is named, and counts as one of the pieces', () => {
  expect(takePieces([pieces('a', 2, 'L1')], [pieces('a', 1, 'L5')])).toEqual({ taken: [pieces('a', 1, 'L5')], rest: [pieces('a', 1, 'L1')] });
  expect(takePieces([], [pieces('a', 2)])).toEqual({ taken: [pieces('a', 2)], rest: [] });
});

test('no piece is lost or made, whatever is taken', () => {
  const some = fc.array(fc.record({ lineId: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 4 }), lotNumber: fc.constantFrom(null, 'L1', 'L2'), lotExpiration: fc.constant(null), serialNumber: fc.constant(null) }), { maxLength: 6 });
  const count = (all: readonly MatchedPieces[], line: string): number => all.filter(({ lineId }) => lineId === line).reduce((sum, { quantity }) => sum + quantity, 0);
  fc.assert(fc.property(some, some, (from, wanted) => {
    const { taken, rest } = takePieces(from, wanted);
    for (const line of ['a', 'b']) {
      expect(count(taken, line)).toBe(count(wanted, line));
      expect(count(rest, line)).toBe(Math.max(0, count(from, line) - count(wanted, line)));
    }
  }), { seed: 1, numRuns: 300 });
});
