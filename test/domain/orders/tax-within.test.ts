import { taxWithin } from '../../../subgraphs/orders/ordering/totals.js';

test.each([
  [1990, '0.22', 1631, 359], [3333, '0.22', 2732, 601], [4990, '0.22', 4090, 900], [100, '0.22', 82, 18], [99, '0.10', 90, 9], [1000, '0.04', 962, 38], [1000, '0.05', 952, 48],
  [1, '0.22', 1, 0], [0, '0.22', 0, 0], [1990, null, 1990, 0], [1990, '0', 1990, 0], [123_456_789, '0.22', 101_194_089, 22_262_700],
] as const)('of %i minor units with %s tax inside, %i are net and %i tax: together they are the price to the cent [C-AMOUNT-1]', (...[gross, rate, net, tax]) => {
  expect(taxWithin(gross, rate)).toBe(tax);
  expect(net + tax).toBe(gross);
});
