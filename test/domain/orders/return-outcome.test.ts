import { putGoodsAway } from '../../../subgraphs/orders/returns/put-goods-away.js';
import type { Goods, ReturnLine } from '../../../subgraphs/orders/returns/return-line.js';
import { outcomeOf } from '../../../subgraphs/orders/returns/return-outcome.js';

const item = (sku: string, lineId: string | null = `line-${sku}`) => ({ lineId, variantId: null, sku, barcode: null, itemKey: null, title: sku });
const expecting = (sku: string, quantityExpected: number, lineId = `line-${sku}`): ReturnLine => ({
  ...item(sku, lineId), quantityExpected, quantityReceived: 0, classification: null, reasonCode: 'SIZE', reason: 'too small', lotNumber: null,
  serialNumber: null, note: null, exchangeSku: null, exchangeBarcode: null,
});
const goods = (sku: string, quantity: number, classification: string | null = 'SELLABLE'): Goods =>
  ({ item: item(sku), quantity, classification, reasonCode: null, lotNumber: null, serialNumber: null, note: null });
const after = (lines: readonly ReturnLine[], ...arrived: readonly Goods[]) => putGoodsAway(lines, arrived);
const short = (lines: readonly ReturnLine[]) => lines.map(({ sku, lineId, quantityExpected, quantityReceived, classification }) => [sku, lineId, quantityExpected, quantityReceived, classification]);
const count = (sku: string, quantity: number) => ({ sku, barcode: null, title: sku, quantity });

describe('what arrived of a return', () => {
  // Document 1, rule 5: every expected item, in the expected quantity, in sellable condition.
  test.each([
    ['everything sellable', [goods('A', 2), goods('B', 1)], { compliant: true, missing: [], notSellable: [], unexpected: [] }],
    ['everything, in two reports of one item', [goods('A', 1), goods('B', 1), goods('A', 1)], { compliant: true, missing: [], notSellable: [], unexpected: [] }],
    ['an item missing', [goods('A', 2)], { compliant: false, missing: [count('B', 1)], notSellable: [], unexpected: [] }],
    ['an item reported as none', [goods('A', 2), goods('B', 0)], { compliant: false, missing: [count('B', 1)], notSellable: [], unexpected: [] }],
    ['a unit missing', [goods('A', 1), goods('B', 1)], { compliant: false, missing: [count('A', 1)], notSellable: [], unexpected: [] }],
    ['a unit too many', [goods('A', 3), goods('B', 1)], { compliant: false, missing: [], notSellable: [], unexpected: [count('A', 1)] }],
    ['a unit damaged', [goods('A', 1), goods('A', 1, 'DAMAGED'), goods('B', 1)], { compliant: false, missing: [], notSellable: [count('A', 1)], unexpected: [] }],
    ['a word of the warehouse\'s own', [goods('A', 2, 'Worn'), goods('B', 1)], { compliant: false, missing: [], notSellable: [count('A', 2)], unexpected: [] }],
    ['no classification', [goods('A', 2, null), goods('B', 1)], { compliant: false, missing: [], notSellable: [count('A', 2)], unexpected: [] }],
    ['an item nobody expected', [goods('A', 2), goods('B', 1), goods('C', 1)], { compliant: false, missing: [], notSellable: [], unexpected: [count('C', 1)] }],
  ] as const)('with %s', (_, arrived, outcome) => {
    expect(outcomeOf(after([expecting('A', 2), expecting('B', 1)], ...arrived))).toEqual(outcome);
  });

  test('fills the lines of an item in order and gives a different condition a line of its own', () => {
    expect(short(after([expecting('A', 1, 'l1'), expecting('A', 1, 'l2')], goods('A', 2)))).toEqual([['A', 'l1', 1, 1, 'SELLABLE'], ['A', 'l2', 1, 1, 'SELLABLE']]);
    expect(short(after([expecting('A', 1, 'l1'), expecting('A', 1, 'l2')], goods('A', 1), goods('A', 1, 'DAMAGED')))).toEqual([['A', 'l1', 1, 1, 'SELLABLE'], ['A', 'l2', 1, 1, 'DAMAGED']]);
    expect(short(after([expecting('A', 2)], goods('A', 1), goods('A', 1, 'DAMAGED')))).toEqual([['A', 'line-A', 2, 1, 'SELLABLE'], ['A', 'line-A', 0, 1, 'DAMAGED']]);
    expect(short(after([expecting('A', 2)], goods('A', 3)))).toEqual([['A', 'line-A', 2, 3, 'SELLABLE']]);
  });

  test('keeps each serial number, and the customer\'s reason where the warehouse gives none', () => {
    const lines = after([expecting('A', 2)], { ...goods('A', 1), serialNumber: 'S1' }, { ...goods('A', 1), serialNumber: 'S2', reasonCode: 'DEFECT' });
    expect(lines.map(({ serialNumber, reasonCode }) => [serialNumber, reasonCode])).toEqual([['S1', 'SIZE'], ['S2', 'DEFECT']]);
    expect(outcomeOf(lines).compliant).toBe(true);
  });

  test('replaces the report before', () => {
    const first = after([expecting('A', 2)], goods('A', 1, 'DAMAGED'), goods('C', 1));
    expect(short(after(first, goods('A', 2)))).toEqual([['A', 'line-A', 2, 2, 'SELLABLE']]);
  });
});
