import { registerEnumType } from 'type-graphql';
import type { HoldKind } from './hold-kind.js';
import type { PaymentStatus } from './order.js';
import type { OrderStatus } from './order-status.js';

/** The graph's enum of order states. */
export const OrderStatusEnum = {
  RECEIVED: 'RECEIVED', ON_HOLD: 'ON_HOLD', IN_FULFILLMENT: 'IN_FULFILLMENT', SHIPPED: 'SHIPPED', DELIVERED: 'DELIVERED',
  CANCELLATION_REQUESTED: 'CANCELLATION_REQUESTED', CANCELLED: 'CANCELLED',
} as const satisfies Record<OrderStatus, OrderStatus>;
registerEnumType(OrderStatusEnum, {
  name: 'OrderStatus', description: 'The state of an order.',
  valuesConfig: {
    RECEIVED: { description: 'Arrived, not yet sent to fulfilment.' },
    ON_HOLD: { description: 'Stopped by the merchant or a rule.' },
    IN_FULFILLMENT: { description: 'Assigned to a warehouse or store that is preparing it.' },
    SHIPPED: { description: 'Every parcel has left.' },
    DELIVERED: { description: 'The carrier delivered it.' },
    CANCELLATION_REQUESTED: { description: 'Cancelled after a warehouse took it over; waiting for the warehouse to stop it.' },
    CANCELLED: { description: 'Cancelled.' },
  },
});

/** The graph's enum of kinds of holds. */
export const HoldKindEnum = { MANUAL: 'MANUAL', NO_CARRIER: 'NO_CARRIER' } as const satisfies Record<HoldKind, HoldKind>;
registerEnumType(HoldKindEnum, {
  name: 'HoldKind', description: 'What kind of hold an order is under.',
  valuesConfig: {
    MANUAL: { description: 'A person holds it, until a person releases it.' },
    NO_CARRIER: { description: 'No carrier of the merchant goes where it goes; saving one that does releases it.' },
  },
});

/** The graph's enum of payment states. */
export const PaymentStatusEnum = {
  PENDING: 'PENDING', AUTHORIZED: 'AUTHORIZED', PAID: 'PAID', CAPTURED: 'CAPTURED', PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  REFUNDED: 'REFUNDED', VOIDED: 'VOIDED', EXPIRED: 'EXPIRED',
} as const satisfies Record<PaymentStatus, PaymentStatus>;
registerEnumType(PaymentStatusEnum, {
  name: 'PaymentStatus', description: 'What is known of the payment.',
  valuesConfig: {
    PENDING: { description: 'Not paid yet; the order waits.' }, AUTHORIZED: { description: 'Reserved with the payment provider.' },
    PAID: { description: 'Paid.' }, CAPTURED: { description: 'Collected after an authorisation.' },
    PARTIALLY_REFUNDED: { description: 'Part of it was given back.' }, REFUNDED: { description: 'All of it was given back.' },
    VOIDED: { description: 'The authorisation was released.' }, EXPIRED: { description: 'The authorisation ran out.' },
  },
});
