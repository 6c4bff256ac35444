import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { Failure } from '#contract/failure.js';
import type { Shipping } from '../fulfillment/fulfillment-order.js';
import type { OrderNumber } from '../fulfillment/order-number.js';
import type { Address, Customer } from '../addresses/address.js';
import type { Hold, HoldKind } from './hold-kind.js';
import type { InvoiceDetails } from './invoice-details.js';
import type { WaitingReason } from './waiting-reason.js';
import { nextOrderStatus, type OrderStatus } from './order-status.js';

/** What is known of the payment (document 2, D, Order). */
export const PAYMENT_STATUSES = ['PENDING', 'AUTHORIZED', 'PAID', 'CAPTURED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED', 'EXPIRED'] as const;

/** One of {@link PAYMENT_STATUSES}. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A line of an order, with the snapshot of the item it was sold as. */
export interface OrderLine {
  readonly id: string;
  readonly variantId: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly itemKey: string | null;
  readonly title: string | null;
  readonly quantity: number;
  readonly quantityCancelled: number;
  readonly quantityShipped: number;
  /** Price of one unit, tax included, in minor units. */
  readonly unitMinor: number;
  /** Discount on the whole line in minor units. */
  readonly discountMinor: number;
  /** Decimal text: 0.22. */
  readonly taxRate: string | null;
  readonly weightG: number | null;
  /** The location the merchant chose for it. */
  readonly locationCode: string | null;
}

/** Amounts of an order in minor units of its currency; prices include tax. */
export interface Totals {
  readonly subtotalMinor: number;
  readonly discountsMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
}

/** An order of the merchant. */
export interface Order extends Totals {
  readonly id: string;
  readonly number: OrderNumber;
  readonly externalId: string | null;
  /** Hash of what was sent with the external id. */
  readonly fingerprint: string | null;
  readonly channel: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  /** Why it is held, for people to read; null when it is not. */
  readonly holdReason: string | null;
  /** What kind of hold it is; null when it is not held. */
  readonly holdKind: HoldKind | null;
  /** The refunded part of the total in minor units. */
  readonly refundedMinor: number;
  readonly placedAt: Instant;
  readonly updatedAt: Instant;
  readonly currency: string;
  readonly customer: Customer;
  readonly shippingAddress: Address;
  readonly billingAddress: Address | null;
  readonly invoiceDetails: InvoiceDetails | null;
  readonly shipping: Shipping;
  readonly priority: number;
  /** Whether the priority was set explicitly; else it is the default of the shipping type. */
  readonly priorityChosen: boolean;
  readonly notes: string | null;
  /** ISO 639-1. */
  readonly language: string | null;
  readonly externalDocuments: boolean;
  readonly cancelReason: string | null;
  readonly cancelledAt: Instant | null;
  /** The merchant's tags; routing rules can match them. */
  readonly tags: readonly string[];
  /** Whether no location has been found that can fulfil it; it waits for stock. */
  readonly unallocated: boolean;
  /** The delivery dates the customer was shown: one date, or one per method (document 2, G). */
  readonly servicePromise: string | null;
  /** The day it was promised for when it was placed; a later change of the shipping method does not move it. */
  readonly promisedOn: Day | null;
  /** Since when it lies ready for its customer to collect it; null before, and once it has left. */
  readonly readyForPickupAt: Instant | null;
  readonly lines: readonly OrderLine[];
  readonly version: number;
}

/** The fields of an order that its status is derived from and published with. */
export type OrderHead = Pick<Order, 'id' | 'number' | 'channel' | 'status' | 'holdReason' | 'cancelReason' | 'cancelledAt' | 'version'>;

/** Payment states that let an order be fulfilled. */
const PAID: readonly PaymentStatus[] = ['AUTHORIZED', 'PAID', 'CAPTURED', 'PARTIALLY_REFUNDED'];

/** Whether a payment lets an order be fulfilled. */
export const isPaid = (status: PaymentStatus): boolean => PAID.includes(status);

/** The same as the graph's enum has it. */
export const waitingReasons = (order: Order): WaitingReason[] => waitingFor(order).map((reason) => REASONS[reason]);

const REASONS = { hold: 'HOLD', payment: 'PAYMENT', carrier: 'CARRIER', item_codes: 'ITEM_CODES', stock: 'STOCK' } as const satisfies Record<string, WaitingReason>;

/** What blocks an order's fulfillment (document 1, A: payment, carrier, item codes, documents all ready; and stock somewhere); empty if nothing does. */
export function waitingFor(order: Order): (keyof typeof REASONS)[] {
  const reasons = [
    order.holdReason !== null && 'hold',
    !isPaid(order.paymentStatus) && 'payment',
    order.shipping.methodCode === null && order.shipping.carrierCode === null && 'carrier',
    order.lines.some(({ itemKey, quantity, quantityCancelled }) => itemKey === null && quantity > quantityCancelled) && 'item_codes',
    order.unallocated && 'stock',
  ] as const;
  return reasons.filter((reason) => reason !== false);
}

/** The order on hold, before any warehouse accepted it. */
export function held(order: Order, { kind, reason }: Hold): Order {
  if (order.holdReason !== null) throw new Failure('INVALID_STATE', 'The order is already on hold', { reason: order.holdReason });
  return { ...order, holdReason: reason, holdKind: kind, status: nextOrderStatus(order.status, 'hold') };
}

/** The order after its hold. */
export function released(order: Order): Order {
  if (order.holdReason === null) throw new Failure('INVALID_STATE', 'The order is not on hold');
  return { ...order, holdReason: null, holdKind: null, status: nextOrderStatus(order.status, 'release') };
}

/** The order after the merchant cancelled it; its status is derived from its fulfillment orders. */
export const cancelled = (order: Order, { at, reason }: { at: Instant; reason: string }): Order =>
  ({ ...order, holdReason: null, holdKind: null, cancelReason: reason, cancelledAt: at, unallocated: false });
