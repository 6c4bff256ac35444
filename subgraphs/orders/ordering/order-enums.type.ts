import { enumType } from '#subgraph-kit/enum-type.js';
import type { HoldKind, StaffHoldKind } from './hold-kind.js';
import type { PaymentStatus } from './order.js';
import type { WaitingReason } from './waiting-reason.js';
import type { OrderSortKey } from './order-sort.js';
import type { OrderStatus } from './order-status.js';

/** The graph's enum of order states. */
export const OrderStatusEnum = enumType<OrderStatus>('OrderStatus', 'The state of an order.', {
  RECEIVED: 'Arrived, not yet sent to fulfilment.',
  ON_HOLD: 'Stopped by the merchant or a rule.',
  IN_FULFILLMENT: 'Assigned to a warehouse or store that is preparing it.',
  SHIPPED: 'No warehouse has anything left to ship, and at least one unit was shipped.',
  DELIVERED: 'The carrier delivered it.',
  CANCELLATION_REQUESTED: 'Cancelled after a warehouse accepted it; waiting for the warehouse to stop.',
  CANCELLED: 'Cancelled.',
});

/** The graph's enum of kinds of holds. */
export const HoldKindEnum = enumType<HoldKind>('HoldKind', 'What kind of hold an order is under.', {
  MANUAL: 'A person holds it, until a person releases it.',
  FRAUD: 'A person holds it until it is known not to be fraud, and a person releases it.',
  NO_CARRIER: 'No carrier of the merchant serves the destination; saving one that does releases it.',
  RETURN: 'It is the exchange of a return that is not compliant yet; once it is, it is released.',
});

/** The graph's enum of the kinds of holds that people choose from. */
export const StaffHoldKindEnum = enumType<StaffHoldKind>('StaffHoldKind', 'Why a person holds an order.', {
  MANUAL: 'Any check or wait.',
  FRAUD: 'The order may be fraud.',
});

/** The graph's enum of payment states. */
export const PaymentStatusEnum = enumType<PaymentStatus>('PaymentStatus', 'What is known of the payment.', {
  PENDING: 'Not paid yet; the order waits.', AUTHORIZED: 'Reserved with the payment provider.',
  PAID: 'Paid.', CAPTURED: 'Collected after an authorisation.',
  PARTIALLY_REFUNDED: 'Partly refunded.', REFUNDED: 'Fully refunded.',
  VOIDED: 'The authorisation was released.', EXPIRED: 'The authorisation ran out.',
});

/** The graph's enum of what orders wait for. */
export const WaitingReasonEnum = enumType<WaitingReason>('WaitingReason', 'What blocks the fulfillment of an order.', {
  HOLD: 'A hold.', PAYMENT: 'The payment is neither authorized nor made.', CARRIER: 'It has neither a shipping method nor a carrier.',
  ITEM_CODES: 'A line has no item code by which a warehouse knows it.', STOCK: 'No location has its units.',
});

/** The graph's enum of what orders are sorted by. */
export const OrderSortKeyEnum = enumType<OrderSortKey>('OrderSortKey', 'What orders are sorted by.', {
  CHANGED: 'When they last changed.', PLACED: 'When they were placed.', TOTAL: 'Their totals, in minor units of whatever currency.', PROMISED: 'The day they were promised for; those without one come last, in either direction.',
});
