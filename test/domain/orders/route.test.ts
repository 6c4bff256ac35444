import { route, type Split } from '../../../subgraphs/orders/routing/route.js';

const STOCK: Readonly<Record<string, number>> = { 'A tee': 2, 'A mug': 0, 'B tee': 2, 'B mug': 5, 'C tee': 9 };
const free = (locationId: string, variantId: string | null) => STOCK[`${locationId} ${variantId ?? ''}`] ?? Infinity;

type Wanted = [lineId: string, variantId: string | null, quantity: number, only?: string];
const to = (split: Split, ...lines: Wanted[]) =>
  route({ lines: lines.map(([lineId, variantId, quantity, only]) => ({ lineId, variantId, quantity, only })), locationIds: ['A', 'B'], split, free })
    ?.map(({ lineId, locationId, quantity }) => `${lineId}: ${String(quantity)} at ${locationId}`);

test('the first location that has everything gets the order', () => {
  expect(to('LINE', ['1', 'tee', 2])).toEqual(['1: 2 at A']);
  expect(to('LINE', ['1', 'tee', 2], ['2', 'mug', 1])).toEqual(['1: 2 at B', '2: 1 at B']);
});

test('an item without tracked stock fits anywhere', () => {
  expect(to('NONE', ['1', null, 900])).toEqual(['1: 900 at A']);
});

test('lines of one item share its stock and go to different locations', () => {
  expect(to('LINE', ['1', 'tee', 2], ['2', 'tee', 1])).toEqual(['1: 2 at A', '2: 1 at B']);
  expect(to('NONE', ['1', 'tee', 2], ['2', 'tee', 1])).toBeUndefined();
});

test('the largest line is allocated first, and the lines keep their order', () => {
  expect(to('LINE', ['1', 'tee', 1], ['2', 'tee', 2], ['3', 'tee', 1])).toEqual(['1: 1 at B', '2: 2 at A', '3: 1 at B']);
});

test('a line is divided only where the rule allows it, and never beyond the stock', () => {
  expect(to('LINE', ['1', 'tee', 3])).toBeUndefined();
  expect(to('QUANTITY', ['1', 'tee', 3])).toEqual(['1: 2 at A', '1: 1 at B']);
  expect(to('QUANTITY', ['1', 'tee', 5])).toBeUndefined();
});

test('a line with a location of its own goes there before the others, and nowhere else', () => {
  expect(to('LINE', ['1', 'tee', 1], ['2', 'tee', 2, 'B'])).toEqual(['1: 1 at A', '2: 2 at B']);
  expect(to('QUANTITY', ['1', 'tee', 3, 'B'])).toBeUndefined();
  expect(to('NONE', ['1', 'tee', 9, 'C'])).toEqual(['1: 9 at C']);
});

test('without a location nothing is allocated', () => {
  expect(route({ lines: [{ lineId: '1', variantId: null, quantity: 1 }], locationIds: [], split: 'QUANTITY', free })).toBeUndefined();
  expect(route({ lines: [{ lineId: '1', variantId: 'tee', quantity: 1, only: 'C' }], locationIds: [], split: 'NONE', free })).toEqual([{ lineId: '1', variantId: 'tee', locationId: 'C', quantity: 1 }]);
});
