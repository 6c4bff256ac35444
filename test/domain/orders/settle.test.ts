import type { OrderStatus, FulfillmentOrderProgress } from '../../../subgraphs/orders/ordering/order-status.js';
import { settle } from '../../../subgraphs/orders/ordering/settle.js';
import type { ShipmentStatus } from '../../../subgraphs/orders/shipping/shipment.js';
import { lineValue, orderValue } from '../../kit/order-values.js';

const order = (status: OrderStatus, more: Parameters<typeof orderValue>[1] = {}) => orderValue([lineValue('1', 'tee', 2)], { status, ...more });
const inStates = (...statuses: FulfillmentOrderProgress['status'][]): FulfillmentOrderProgress[] => statuses.map((status) => ({ status, lines: [{ quantityShipped: status === 'SHIPPED' ? 1 : 0 }] }));
const statuses = (given: ReturnType<typeof order>, fulfillmentOrders: FulfillmentOrderProgress[] | null, ...shipments: ShipmentStatus[]) =>
  settle(given, fulfillmentOrders, shipments).map(({ status }) => status);

describe('an order is settled', () => {
  test('as its fulfillment orders imply', () => {
    expect(statuses(order('RECEIVED'), inStates('TO_FULFILL', 'NOT_READY'))).toEqual(['IN_FULFILLMENT', 'IN_FULFILLMENT']);
    expect(statuses(order('IN_FULFILLMENT'), inStates('SHIPPED', 'CLOSED'), 'IN_TRANSIT')).toEqual(['SHIPPED', 'SHIPPED']);
    expect(statuses(order('IN_FULFILLMENT'), inStates('CANCEL_REQUESTED', 'SHIPPED'))).toEqual(['CANCELLATION_REQUESTED', 'CANCELLATION_REQUESTED']);
  });

  test('first shipped and then delivered where all that left had arrived before its last fulfillment order ended', () => {
    expect(statuses(order('IN_FULFILLMENT'), inStates('SHIPPED', 'CLOSED'), 'DELIVERED', 'VOIDED')).toEqual(['SHIPPED', 'DELIVERED']);
  });

  test('by its shipments alone where no fulfillment order changed', () => {
    expect(statuses(order('SHIPPED'), null, 'DELIVERED', 'DELIVERED')).toEqual(['SHIPPED', 'DELIVERED']);
    expect(statuses(order('SHIPPED'), null, 'DELIVERED', 'EXCEPTION')).toEqual(['SHIPPED', 'SHIPPED']);
    expect(statuses(order('SHIPPED'), null, 'VOIDED')).toEqual(['SHIPPED', 'SHIPPED']);
    expect(statuses(order('CANCELLATION_REQUESTED', { cancelledAt: '2026-03-10T09:00:00.000Z' }), null, 'DELIVERED')).toEqual(['CANCELLATION_REQUESTED', 'CANCELLATION_REQUESTED']);
  });

  test('as cancelled where it was cancelled and never had a fulfillment order', () => {
    expect(statuses(order('RECEIVED', { cancelledAt: '2026-03-10T09:00:00.000Z' }), [])).toEqual(['CANCELLED', 'CANCELLED']);
    expect(statuses(order('RECEIVED'), [])).toEqual(['RECEIVED', 'RECEIVED']);
  });

  test('without a change while it is on hold', () => {
    expect(statuses(order('ON_HOLD', { holdReason: 'fraud', holdKind: 'MANUAL' }), inStates('TO_FULFILL'))).toEqual(['ON_HOLD', 'ON_HOLD']);
  });
});
