import type { OrderStatus, PaymentStatus, ReturnStatus, ShipmentStatus } from '#contract/schema.generated.js';
import type { ORDER_STATUSES, PAYMENT_STATUSES, RETURN_STATUSES, SHIPMENT_STATUSES } from './order.schema.js';

/** The words of interface D for the states of an order, and back. */
export const ORDER_WORD = {
  RECEIVED: 'received', ON_HOLD: 'on_hold', IN_FULFILLMENT: 'in_fulfillment', SHIPPED: 'shipped', DELIVERED: 'delivered',
  CANCELLATION_REQUESTED: 'cancellation_requested', CANCELLED: 'cancelled',
} as const satisfies Record<OrderStatus, (typeof ORDER_STATUSES)[number]>;

/** The words for the states of a return. */
export const RETURN_WORD = {
  REQUESTED: 'requested', AWAITING_RECEIPT: 'awaiting_receipt', IN_TRANSIT: 'in_transit', RECEIVED: 'received', COMPLIANT: 'compliant',
  NOT_COMPLIANT: 'not_compliant', CLOSED: 'closed', CANCELLED: 'cancelled',
} as const satisfies Record<ReturnStatus, (typeof RETURN_STATUSES)[number]>;

/** The words for the states of a shipment. */
export const SHIPMENT_WORD = {
  LABEL_CREATED: 'label_created', PICKED_UP: 'picked_up', IN_TRANSIT: 'in_transit', OUT_FOR_DELIVERY: 'out_for_delivery', READY_FOR_PICKUP: 'ready_for_pickup',
  DELIVERED: 'delivered', EXCEPTION: 'exception', RETURNED_TO_SENDER: 'returned_to_sender', VOIDED: 'voided',
} as const satisfies Record<ShipmentStatus, (typeof SHIPMENT_STATUSES)[number]>;

/** The words for the states of a payment. */
export const PAYMENT_WORD = {
  PENDING: 'pending', AUTHORIZED: 'authorized', PAID: 'paid', CAPTURED: 'captured', PARTIALLY_REFUNDED: 'partially_refunded', REFUNDED: 'refunded',
  VOIDED: 'voided', EXPIRED: 'expired',
} as const satisfies Record<PaymentStatus, (typeof PAYMENT_STATUSES)[number]>;

/** The state of the graph that a word of this interface names. */
export const stateOf = <S extends string, W extends string>(words: Readonly<Record<S, W>>, word: W | undefined): S | null =>
  (Object.keys(words) as S[]).find((state) => words[state] === word) ?? null;
