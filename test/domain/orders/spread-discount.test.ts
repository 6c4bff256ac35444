import { spreadDiscount } from '../../../subgraphs/orders/ordering/totals.js';
import { lineValue } from '../../kit/order-values.js';

const spread = (units: readonly (readonly [unitMinor: number, quantity: number])[], discount: number): number[] =>
  spreadDiscount(units.map(([unitMinor, quantity], index) => lineValue(String(index), null, quantity, { unitMinor })), discount).map(({ discountMinor }) => discountMinor);

interface Case { readonly title: string; readonly units: readonly (readonly [number, number])[]; readonly discount: number; readonly expected: readonly number[] }

const CASES: readonly Case[] = [
  { title: 'equal lines get equal parts', units: [[100, 1], [100, 1]], discount: 50, expected: [25, 25] },
  { title: 'a cent goes where it is worth more than half of one', units: [[100, 1], [100, 1], [100, 1]], discount: 2, expected: [1, 0, 1] },
  { title: 'the last cent stands on the last line that it is due to', units: [[100, 1], [100, 1], [100, 1]], discount: 100, expected: [33, 34, 33] },
  { title: 'the dearer line gets more', units: [[300, 1], [100, 1]], discount: 100, expected: [75, 25] },
  { title: 'units count', units: [[100, 3], [100, 1]], discount: 100, expected: [75, 25] },
  { title: 'a discount above the worth takes all of it and no more', units: [[100, 1], [50, 1]], discount: 999, expected: [100, 50] },
  { title: 'lines that cost nothing get nothing', units: [[0, 1], [100, 1]], discount: 10, expected: [0, 10] },
];

test.each(CASES)('$title', ({ units, discount, expected }) => {
  expect(spread(units, discount)).toEqual(expected);
});
