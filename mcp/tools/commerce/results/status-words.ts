import type { OrderStatus, PaymentStatus } from '#contract/schema.generated.js';

/** The states of an order, as models read and write them. */
export const ORDER_STATUS = {
  received: 'RECEIVED', on_hold: 'ON_HOLD', in_fulfillment: 'IN_FULFILLMENT', shipped: 'SHIPPED', delivered: 'DELIVERED', cancellation_requested: 'CANCELLATION_REQUESTED', cancelled: 'CANCELLED',
} as const satisfies Readonly<Record<string, OrderStatus>>;

/** Of {@link ORDER_STATUS} the words. */
export const ORDER_STATUSES = ['received', 'on_hold', 'in_fulfillment', 'shipped', 'delivered', 'cancellation_requested', 'cancelled'] as const satisfies readonly (keyof typeof ORDER_STATUS)[];

/** A state of the graph as a word. */
export const wordOf = (status: OrderStatus | PaymentStatus): string => status.toLowerCase();
