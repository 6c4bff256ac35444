import type { ShipmentStatus } from '../shipping/shipment.js';
import type { OrderHead } from './order.js';
import { nextOrderStatus, ORDER_MOVES, triggerOfFulfillmentOrders, type OrderStatus, type FulfillmentOrderProgress } from './order-status.js';

/** An order in the status derived from its fulfillment orders and then from its shipments. */
export type SettledOrder<Of> = readonly [fulfilled: Of, delivered: Of];

/** Derive the status of an order from its fulfillment orders, null if none of them changed, and the states of its shipments. An order on hold stays on hold. */
export function settle<Of extends OrderHead>(order: Of, fulfillmentOrders: readonly FulfillmentOrderProgress[] | null, shipments: readonly ShipmentStatus[]): SettledOrder<Of> {
  const fulfilled = fulfillmentOrders === null ? order : fulfilledBy(order, fulfillmentOrders);
  return [fulfilled, deliveredBy(fulfilled, shipments)];
}

function fulfilledBy<Of extends OrderHead>(order: Of, fulfillmentOrders: readonly FulfillmentOrderProgress[]): Of {
  const trigger = triggerOfFulfillmentOrders(fulfillmentOrders, { wasCancelled: order.cancelledAt !== null });
  if (trigger === undefined || order.holdReason !== null) return order;
  const moves: Partial<Record<string, OrderStatus>> = ORDER_MOVES[order.status];
  return { ...order, status: moves[trigger] ?? order.status };
}

/** An order is delivered once every shipment of it that was not voided is. */
function deliveredBy<Of extends OrderHead>(order: Of, shipments: readonly ShipmentStatus[]): Of {
  const counted = shipments.filter((status) => status !== 'VOIDED');
  const isDelivered = order.status === 'SHIPPED' && counted.length > 0 && counted.every((status) => status === 'DELIVERED');
  return isDelivered ? { ...order, status: nextOrderStatus(order.status, 'deliver') } : order;
}
