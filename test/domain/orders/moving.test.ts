import type { FulfillmentLine, FulfillmentOrder } from '../../../subgraphs/orders/fulfillment/fulfillment-order.js';
import { FULFILLMENT_STATUSES, type FulfillmentStatus } from '../../../subgraphs/orders/fulfillment/fulfillment-status.js';
import { canTakeMore, keepsOthersOut, refuseTaken, withMore, withoutUnits } from '../../../subgraphs/orders/fulfillment/moving.js';
import { newFulfillmentOrder, newFulfillmentOrders } from '../../../subgraphs/orders/ordering/new-fulfillment-orders.js';
import { lineValue, locationValue, orderValue } from '../../kit/order-values.js';

const ORDER = orderValue([lineValue('1', 'tee', 5), lineValue('2', 'mug', 2)]);
const MILANO = locationValue('MILANO');
const LYON = locationValue('LYON', { labelsBy: 'PLATFORM' });
const [WHOLE = newFulfillmentOrder(ORDER, MILANO, { id: 'none', documentsReady: false, shipsOn: null })] = newFulfillmentOrders(ORDER, {
  allocated: ORDER.lines.map(({ id, variantId, quantity }) => ({ lineId: id, variantId, quantity, locationId: 'MILANO' })), locations: [MILANO, LYON], documentsReady: false, departures: { plan: () => null }, nextId: () => 'part',
});
const by = { at: '2026-03-10T09:00:00.000Z', requestedBy: 'merchant' };
const counted = (lines: readonly FulfillmentLine[]) => lines.map(({ lineId, quantityOrdered, quantityCancelled }) => [lineId, quantityOrdered, quantityCancelled]);
const at = (status: FulfillmentStatus): FulfillmentOrder => ({ ...WHOLE, status });

test('moved units reduce the ordered quantity, and do not count as cancelled', () => {
  const left = withoutUnits(WHOLE, new Map([['1', 2]]), by);
  expect([left.status, counted(left.lines)]).toEqual(['TO_FULFILL', [['1', 3, 0], ['2', 2, 0]]]);
  expect(counted(withoutUnits(WHOLE, new Map([['2', 2]]), by).lines)).toEqual([['1', 5, 0]]);
});

test('a fulfillment order without remaining units is cancelled, with only the units that were cancelled before', () => {
  expect(withoutUnits(WHOLE, new Map([['1', 5], ['2', 2]]), by)).toMatchObject({ status: 'CANCELLED', lines: [], cancelRequestedBy: 'merchant', cancelledAt: '2026-03-10T09:00:00.000Z' });
  const partly = { ...WHOLE, lines: WHOLE.lines.map((line) => (line.lineId === '1' ? { ...line, quantityCancelled: 1 } : line)) };
  const left = withoutUnits(partly, new Map([['1', 4], ['2', 2]]), by);
  expect([left.status, counted(left.lines)]).toEqual(['CANCELLED', [['1', 1, 1]]]);
});

test('units join the lines of the fulfillment order they move to, in the order of the order\'s lines', () => {
  const empty = newFulfillmentOrder(ORDER, LYON, { id: 'other', documentsReady: false, shipsOn: null });
  const some = withMore(empty, WHOLE, new Map([['2', 1]]));
  expect(some).toMatchObject({ id: 'other', locationId: 'LYON', labelsBy: 'PLATFORM', status: 'NOT_READY' });
  expect(counted(withMore(some, WHOLE, new Map([['1', 3], ['2', 1]])).lines)).toEqual([['1', 3, 0], ['2', 2, 0]]);
});

test('a new fulfillment order has none of the history of the old one', () => {
  const touched = { ...WHOLE, lines: WHOLE.lines.map((line) => ({ ...line, quantityCancelled: 1, quantityUnfulfillable: 1 })) };
  expect(withMore(newFulfillmentOrder(ORDER, LYON, { id: 'other', documentsReady: false, shipsOn: null }), touched, new Map([['1', 1]])).lines[0]).toMatchObject({ quantityOrdered: 1, quantityCancelled: 0, quantityUnfulfillable: 0 });
});

test('which fulfillment orders may be moved, may be added to or block others follows from their state', () => {
  const movable = (fulfillmentOrder: FulfillmentOrder): boolean => {
    try {
      refuseTaken(fulfillmentOrder);
      return true;
    } catch {
      return false;
    }
  };
  expect(FULFILLMENT_STATUSES.map((status) => [status, movable(at(status)), canTakeMore(at(status)), keepsOthersOut(at(status))])).toEqual([
    ['NOT_READY', true, true, false], ['TO_FULFILL', true, true, false], ['ACCEPTED', false, false, true], ['PROCESSED', false, false, true], ['SHIPPED', false, false, false],
    ['CANCEL_REQUESTED', false, false, true], ['CANCELLED', false, false, false], ['REJECTED', true, false, true], ['CLOSED', false, false, false],
  ]);
});
