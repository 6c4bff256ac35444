import type { OrderStatus, PaymentStatus, ReturnStatus, ShipmentStatus } from '#contract/schema.generated.js';

/** Document 2, D: the states of an order. */
export const ORDER_STATUSES = ['received', 'on_hold', 'in_fulfillment', 'shipped', 'delivered', 'cancellation_requested', 'cancelled'] as const;

/** 2-decisions, D: the states of a shipment. */
export const SHIPMENT_STATUSES = ['label_created', 'picked_up', 'in_transit', 'out_for_delivery', 'ready_for_pickup', 'delivered', 'exception', 'returned_to_sender', 'voided'] as const;

/** Document 2, D: the states of a payment. */
export const PAYMENT_STATUSES = ['pending', 'authorized', 'paid', 'captured', 'partially_refunded', 'refunded', 'voided', 'expired'] as const;

/** Document 2, D: the states of a return. */
export const RETURN_STATUSES = ['requested', 'awaiting_receipt', 'in_transit', 'received', 'compliant', 'not_compliant', 'closed', 'cancelled'] as const;

/** The states of an order in interface D and in the graph. */
export const ORDER_WORD = {
  RECEIVED: 'received', ON_HOLD: 'on_hold', IN_FULFILLMENT: 'in_fulfillment', SHIPPED: 'shipped', DELIVERED: 'delivered',
  CANCELLATION_REQUESTED: 'cancellation_requested', CANCELLED: 'cancelled',
} as const satisfies Record<OrderStatus, (typeof ORDER_STATUSES)[number]>;

/** The states of a return. */
export const RETURN_WORD = {
  REQUESTED: 'requested', AWAITING_RECEIPT: 'awaiting_receipt', IN_TRANSIT: 'in_transit', RECEIVED: 'received', COMPLIANT: 'compliant',
  NOT_COMPLIANT: 'not_compliant', CLOSED: 'closed', CANCELLED: 'cancelled',
} as const satisfies Record<ReturnStatus, (typeof RETURN_STATUSES)[number]>;

/** The states of a shipment. */
export const SHIPMENT_WORD = {
  LABEL_CREATED: 'label_created', PICKED_UP: 'picked_up', IN_TRANSIT: 'in_transit', OUT_FOR_DELIVERY: 'out_for_delivery', READY_FOR_PICKUP: 'ready_for_pickup',
  DELIVERED: 'delivered', EXCEPTION: 'exception', RETURNED_TO_SENDER: 'returned_to_sender', VOIDED: 'voided',
} as const satisfies Record<ShipmentStatus, (typeof SHIPMENT_STATUSES)[number]>;

/** The states of a payment. */
export const PAYMENT_WORD = {
  PENDING: 'pending', AUTHORIZED: 'authorized', PAID: 'paid', CAPTURED: 'captured', PARTIALLY_REFUNDED: 'partially_refunded', REFUNDED: 'refunded',
  VOIDED: 'voided', EXPIRED: 'expired',
} as const satisfies Record<PaymentStatus, (typeof PAYMENT_STATUSES)[number]>;

/** The graph's state for a state of this interface. */
export const stateOf = <S extends string, W extends string>(words: Readonly<Record<S, W>>, word: W | undefined): S | null =>
  (Object.keys(words) as S[]).find((state) => words[state] === word) ?? null;
