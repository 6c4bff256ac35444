import { nextOrderStatus, ORDER_STATUSES, ORDER_TRIGGERS, triggerOfFulfillmentOrders } from '../../../subgraphs/orders/ordering/order-status.js';

// Document 2 decisions, D, Order; and document 2, D: collected in a store it goes straight to delivered.
const ALLOWED: Record<string, string> = {
  'RECEIVED hold': 'ON_HOLD',
  'RECEIVED fulfil': 'IN_FULFILLMENT',
  'RECEIVED cancel': 'CANCELLED',
  'ON_HOLD release': 'RECEIVED',
  'ON_HOLD cancel': 'CANCELLED',
  'IN_FULFILLMENT hold': 'ON_HOLD',
  'IN_FULFILLMENT ship': 'SHIPPED',
  'IN_FULFILLMENT collect': 'DELIVERED',
  'IN_FULFILLMENT requestCancellation': 'CANCELLATION_REQUESTED',
  'IN_FULFILLMENT cancel': 'CANCELLED',
  'CANCELLATION_REQUESTED cancel': 'CANCELLED',
  'CANCELLATION_REQUESTED ship': 'SHIPPED',
  'SHIPPED deliver': 'DELIVERED',
};

describe('an order', () => {
  test.each(ORDER_STATUSES.flatMap((status) => ORDER_TRIGGERS.map((trigger) => [status, trigger] as const)))('%s, then %s', (status, trigger) => {
    const allowed = ALLOWED[`${status} ${trigger}`];
    if (allowed !== undefined) expect(nextOrderStatus(status, trigger)).toBe(allowed);
    else expect(() => nextOrderStatus(status, trigger)).toThrow(expect.objectContaining({ code: 'INVALID_STATE' }));
  });

  test.each([
    [[], undefined],
    [['NOT_READY'], undefined],
    [['NOT_READY', 'TO_FULFILL'], 'fulfil'],
    [['SHIPPED', 'TO_FULFILL'], 'fulfil'],
    [['SHIPPED', 'CANCELLED'], 'ship'],
    [['SHIPPED', 'CLOSED'], 'ship'],
    [['CANCELLED', 'CANCELLED'], 'cancel'],
    [['REJECTED'], 'fulfil'],
    [['CLOSED', 'CANCELLED'], undefined],
    [['CANCELLED', 'CANCEL_REQUESTED'], 'requestCancellation'],
    [['SHIPPED', 'CANCEL_REQUESTED'], 'requestCancellation'],
  ] as const)('with fulfillmentOrders %j is told to %s', (fulfillmentOrders, trigger) => {
    expect(triggerOfFulfillmentOrders(fulfillmentOrders.map((status) => ({ status, lines: [{ quantityShipped: 0 }] })), { wasCancelled: false })).toBe(trigger);
  });

  test.each([
    [[['CLOSED', 1]], false, 'ship'],
    [[['CLOSED', 0]], false, undefined],
    [[['CANCELLED', 1]], true, 'ship'],
    [[['CLOSED', 0], ['CANCELLED', 0]], true, 'cancel'],
    [[['CLOSED', 0]], true, 'cancel'],
    [[], true, 'cancel'],
  ] as const)('whose fulfillment orders ended with shipped units %j (cancelled: %j) gets the trigger %s', (fulfillmentOrders, wasCancelled, trigger) => {
    expect(triggerOfFulfillmentOrders(fulfillmentOrders.map(([status, quantityShipped]) => ({ status, lines: [{ quantityShipped }] })), { wasCancelled })).toBe(trigger);
  });
});
