import { spreadDiscount } from '../../../subgraphs/orders/ordering/totals.js';
import { lineValue } from '../../kit/order-values.js';

const spread = (units: readonly (readonly [unitMinor: number, quantity: number])[], discount: number): number[] =>
  spreadDiscount(units.map(([unitMinor, quantity], index) => lineValue(String(index), null, quantity, { unitMinor })), discount).map(({ discountMinor }) => discountMinor);

test.each([
  ['equal lines get equal parts', [[100, 1], [100, 1]], 50, [25, 25]],
  ['a cent goes where it is worth more than half of one', [[100, 1], [100, 1], [100, 1]], 2, [1, 0, 1]],
  ['the last cent stands on the last line that it is due to', [[100, 1], [100, 1], [100, 1]], 100, [33, 34, 33]],
  ['the dearer line gets more', [[300, 1], [100, 1]], 100, [75, 25]],
  ['pieces count', [[100, 3], [100, 1]], 100, [75, 25]],
  ['a discount above the worth takes all of it and no more', [[100, 1], [50, 1]], 999, [100, 50]],
  ['lines that cost nothing get nothing', [[0, 1], [100, 1]], 10, [0, 10]],
] as const)('%s', (_, units, discount, expected) => {
  expect(spread(units, discount)).toEqual(expected);
});
