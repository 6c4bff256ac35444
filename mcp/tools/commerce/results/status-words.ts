import type { OrderStatus, ReturnResolution, ReturnStatus, StaffHoldKind, WaitingReason } from '#contract/schema.generated.js';

/** The states of an order, as models read and write them. */
export const ORDER_STATUS = {
  received: 'RECEIVED', on_hold: 'ON_HOLD', in_fulfillment: 'IN_FULFILLMENT', shipped: 'SHIPPED', delivered: 'DELIVERED', cancellation_requested: 'CANCELLATION_REQUESTED', cancelled: 'CANCELLED',
} as const satisfies Readonly<Record<string, OrderStatus>>;

/** Of {@link ORDER_STATUS} the words. */
export const ORDER_STATUSES = ['received', 'on_hold', 'in_fulfillment', 'shipped', 'delivered', 'cancellation_requested', 'cancelled'] as const satisfies readonly (keyof typeof ORDER_STATUS)[];

/** The states of a return, as models read and write them. */
export const RETURN_STATUS = {
  requested: 'REQUESTED', awaiting_receipt: 'AWAITING_RECEIPT', in_transit: 'IN_TRANSIT', received: 'RECEIVED', compliant: 'COMPLIANT', not_compliant: 'NOT_COMPLIANT', closed: 'CLOSED', cancelled: 'CANCELLED',
} as const satisfies Readonly<Record<string, ReturnStatus>>;

/** Of {@link RETURN_STATUS} the words. */
export const RETURN_STATUSES = ['requested', 'awaiting_receipt', 'in_transit', 'received', 'compliant', 'not_compliant', 'closed', 'cancelled'] as const satisfies readonly (keyof typeof RETURN_STATUS)[];

/** Why an order cannot leave. */
export const WAITING_REASON = { hold: 'HOLD', payment: 'PAYMENT', carrier: 'CARRIER', item_codes: 'ITEM_CODES', stock: 'STOCK' } as const satisfies Readonly<Record<string, WaitingReason>>;

/** Of {@link WAITING_REASON} the words. */
export const WAITING_REASONS = ['hold', 'payment', 'carrier', 'item_codes', 'stock'] as const satisfies readonly (keyof typeof WAITING_REASON)[];

/** What the customer of a return gets. */
export const RESOLUTION = { refund: 'REFUND', exchange: 'EXCHANGE', store_credit: 'STORE_CREDIT' } as const satisfies Readonly<Record<string, ReturnResolution>>;

/** Of {@link RESOLUTION} the words. */
export const RESOLUTIONS = ['refund', 'exchange', 'store_credit'] as const satisfies readonly (keyof typeof RESOLUTION)[];

/** The kinds of hold that people choose from. */
export const HOLD_KIND = { manual: 'MANUAL', fraud: 'FRAUD' } as const satisfies Readonly<Record<string, StaffHoldKind>>;

/** Of {@link HOLD_KIND} the words. */
export const HOLD_KINDS = ['manual', 'fraud'] as const satisfies readonly (keyof typeof HOLD_KIND)[];

/** A value of an enum of the graph as a word. */
export const wordOf = (value: Uppercase<string>): string => value.toLowerCase();
