import { withNothingOpen, type PolledLine, type PolledOrder } from '../../../subgraphs/orders/polling/polled-order.js';

const LINE: PolledLine = {
  variantId: null, barcode: null, itemKey: null, title: null, size: null, color: null, place: 0, quantityOrdered: 9, quantityShipped: 1, quantityCancelled: 2, quantityUnfulfillable: 3, unitMinor: 100, taxRate: null,
};

test('of a part whose cancellation was read nothing is open: what was is cancelled [C-STATE-2]', () => {
  const cancelledOf = (status: PolledOrder['status']) => withNothingOpen({ status, lines: [LINE] } as unknown as PolledOrder).lines[0]?.quantityCancelled;
  expect([cancelledOf('CANCELLED'), cancelledOf('CLOSED'), cancelledOf('SHIPPED')]).toEqual([5, 2, 2]);
});
