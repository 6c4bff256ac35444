import { grossMinor, netUnitMinor, toldPieces, type PolledLine, type PolledOrder } from '../../../subgraphs/orders/polling/polled-order.js';

const line = (unitMinor: number, taxRate: string | null, quantities: Partial<PolledLine> = {}): PolledLine => ({
  variantId: null, barcode: null, itemKey: null, title: null, size: null, color: null, place: 0, quantityOrdered: 3, quantityShipped: 0, quantityCancelled: 0, quantityUnfulfillable: 0, unitMinor, taxRate, ...quantities,
});

test.each([
  [1990, '0.22', 1631, 359], [3333, '0.22', 2732, 601], [4990, '0.22', 4090, 900], [100, '0.22', 82, 18], [99, '0.10', 90, 9], [1000, '0.04', 962, 38], [1000, '0.05', 952, 48],
  [1, '0.22', 1, 0], [0, '0.22', 0, 0], [1990, null, 1990, 0], [1990, '0', 1990, 0], [123_456_789, '0.22', 101_194_089, 22_262_700],
] as const)('of %i minor units with %s tax inside, %i are net and %i tax: together they are the price to the cent [C-AMOUNT-1]', (...[unit, rate, net, tax]) => {
  expect(netUnitMinor(line(unit, rate))).toBe(net);
  expect(net + tax).toBe(unit);
});

test('a line costs its pieces, before the discounts its order tells as one amount [C-AMOUNT-1]', () => {
  expect([grossMinor(line(1990, '0.22'), 3), grossMinor(line(1990, '0.22'), 1), grossMinor(line(1990, '0.22'), 0)]).toEqual([5970, 1990, 0]);
});

test('cancelled pieces are not told, unless all of the part is cancelled [C-STATE-5]', () => {
  const of = (status: PolledOrder['status'], quantityCancelled: number): number => toldPieces({ status } as PolledOrder, line(100, null, { quantityCancelled }));
  expect([of('ACCEPTED', 0), of('ACCEPTED', 1), of('ACCEPTED', 3), of('CANCELLED', 3), of('CANCEL_REQUESTED', 0)]).toEqual([3, 2, 0, 3, 3]);
});
