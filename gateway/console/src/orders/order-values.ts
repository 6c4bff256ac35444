import type { OrderSortKey, OrderStatus, PaymentStatus, WaitingReason } from '#contract/schema.generated.js';

/** The states of orders, in the order of their lives. */
export const ORDER_STATUSES = ['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT', 'SHIPPED', 'DELIVERED', 'CANCELLATION_REQUESTED', 'CANCELLED'] as const satisfies readonly OrderStatus[];

/** The states of payments. */
export const PAYMENT_STATUSES = ['PENDING', 'AUTHORIZED', 'PAID', 'CAPTURED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED', 'EXPIRED'] as const satisfies readonly PaymentStatus[];

/** What orders wait for. */
export const WAITING_REASONS = ['HOLD', 'PAYMENT', 'CARRIER', 'ITEM_CODES', 'STOCK'] as const satisfies readonly WaitingReason[];

/** What the list can be sorted by, as the address says it. */
export const SORT_KEYS = { placed: 'PLACED', changed: 'CHANGED', total: 'TOTAL', promised: 'PROMISED' } as const satisfies Record<string, OrderSortKey>;
