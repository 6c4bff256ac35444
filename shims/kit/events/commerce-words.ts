import type { OrderStatus, ReturnStatus } from '#contract/schema.generated.js';

/** The words of interface D for the states of an order. */
export const ORDER_WORDS = {
  RECEIVED: 'received', ON_HOLD: 'on_hold', IN_FULFILLMENT: 'in_fulfillment', SHIPPED: 'shipped', DELIVERED: 'delivered',
  CANCELLATION_REQUESTED: 'cancellation_requested', CANCELLED: 'cancelled',
} as const satisfies Record<OrderStatus, string>;

/** The words of interface D for the states of a return. */
export const RETURN_WORDS = {
  REQUESTED: 'requested', AWAITING_RECEIPT: 'awaiting_receipt', IN_TRANSIT: 'in_transit', RECEIVED: 'received', COMPLIANT: 'compliant',
  NOT_COMPLIANT: 'not_compliant', CLOSED: 'closed', CANCELLED: 'cancelled',
} as const satisfies Record<ReturnStatus, string>;
