import { picked, pickedWhole } from '../../../subgraphs/orders/fulfillment/picking.js';
import { newFulfillmentOrders } from '../../../subgraphs/orders/ordering/new-fulfillment-orders.js';
import { lineValue, locationValue, orderValue } from '../../kit/order-values.js';

const location = locationValue('MI1');
const order = orderValue([lineValue('1', 'tee', 5), lineValue('2', 'mug', 2)]);
const [waiting] = newFulfillmentOrders(order, {
  allocated: order.lines.map(({ id, variantId, quantity }) => ({ lineId: id, variantId, quantity, locationId: location.id })), locations: [location], documentsReady: true, departures: { plan: () => null }, nextId: () => 'f1',
});
if (!waiting) throw new Error('The order should have a fulfillment order');
const accepted = { ...waiting, status: 'ACCEPTED' as const, lines: waiting.lines.map((line) => (line.lineId === '1' ? { ...line, quantityCancelled: 1 } : line)) };
const quantities = (of: ReturnType<typeof picked>) => of.lines.map(({ lineId, quantityPicked, quantityUnfulfillable }) => [lineId, quantityPicked, quantityUnfulfillable]);

test('what is neither picked nor cancelled is unfulfillable, also of lines that were not reported', () => {
  expect(quantities(picked(accepted, new Map([['1', 3]])))).toEqual([['1', 3, 1], ['2', 0, 2]]);
  expect(quantities(pickedWhole(accepted))).toEqual([['1', 4, 0], ['2', 2, 0]]);
});

test('nothing is picked again once units have left', () => {
  const left = { ...accepted, lines: accepted.lines.map((line) => ({ ...line, quantityShipped: 1 })) };
  expect(() => picked(left, new Map())).toThrow('Units of this order have left');
});
