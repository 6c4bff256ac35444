import { grossAmount } from '../../../shims/wms-xml/amounts.js';
import { statedQuantity, statusesOf } from '../../../shims/wms-xml/order-states.js';

test('cancelled units are not stated, unless all of the order is cancelled [C-STATE-5]', () => {
  const of = (status: Parameters<typeof statedQuantity>[0], quantityCancelled: number): number =>
    statedQuantity(status, { quantityOrdered: 3, quantityOpen: 3 - quantityCancelled, quantityShipped: 0, quantityCancelled });
  expect([of('ACCEPTED', 0), of('ACCEPTED', 1), of('ACCEPTED', 3), of('CANCELLED', 3), of('CANCEL_REQUESTED', 0)]).toEqual([3, 2, 0, 3, 3]);
});

test('a line to fulfil states the open units, a shipped one the shipped units, one to stop all but the cancelled ones [C-STATE-1] [C-STATE-2] [C-STATE-3]', () => {
  const line = { quantityOrdered: 9, quantityOpen: 4, quantityShipped: 3, quantityCancelled: 1 };
  const stated = (['TO_FULFILL', 'PROCESSED', 'SHIPPED', 'CLOSED', 'CANCELLED'] as const).map((status) => statedQuantity(status, line));
  expect(stated).toEqual([4, 4, 3, 8, 9]);
});

test('each state maps to the graph\'s states, and orders not ready or rejected are not queried [C-STATE-1] [C-STATE-2] [C-STATE-3]', () => {
  expect(statusesOf(['TO_FULFILL'])).toEqual(['TO_FULFILL', 'ACCEPTED', 'PROCESSED']);
  expect(statusesOf(['CANCELLED', 'SHIPPED'])).toEqual(['CANCEL_REQUESTED', 'CANCELLED', 'CLOSED', 'SHIPPED']);
});

test('a line costs its units, before the discounts its order states as one amount [C-AMOUNT-1]', () => {
  const price = { minorUnits: 1990, currency: 'EUR' };
  expect([grossAmount(price, 3), grossAmount(price, 1), grossAmount(price, 0)]).toEqual(['59.70', '19.90', '0.00']);
});
