import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.js';
import { entity } from '#subgraph-kit/directives.js';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ShippingTypeEnum } from '../fulfillment/fulfillment-order.type.js';
import type { ShippingType } from '../fulfillment/fulfillment-order.js';
import { variantReference, VariantType } from '../inventory/variant.type.js';
import { AddressType, CustomerType } from './address.type.js';
import { waitingFor, type Order, type OrderLine, type PaymentStatus } from './order.js';
import type { OrderStatus } from './order-status.js';
import { lineTotalMinor } from './totals.js';

const OrderStatusEnum = {
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

@ObjectType('OrderShipping', { description: 'The shipping the customer chose.' })
class OrderShippingType {
  @Field(() => String, { nullable: true, description: 'Code of the method.' })
  methodCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the method.' })
  methodName!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier.' })
  carrierCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier\'s service.' })
  serviceCode!: string | null;

  @Field(() => ShippingTypeEnum, { description: 'Standard or express.' })
  type!: ShippingType;
}

@ObjectType('OrderTotals', { description: 'Amounts of an order; they add up: total = subtotal - discounts + shipping, and current total = total - refunded.' })
export class OrderTotalsType {
  /** For the amounts that depend on refunds. */
  order!: Pick<Order, 'id' | 'currency' | 'totalMinor'>;

  @Field(() => MoneyType, { description: 'Sum of the lines before discounts.' })
  subtotal!: MoneyType;

  @Field(() => MoneyType, { description: 'All discounts.' })
  discounts!: MoneyType;

  @Field(() => MoneyType, { description: 'Price of the shipping.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'The part of the total that is tax.' })
  tax!: MoneyType;

  @Field(() => MoneyType, { description: 'What the customer pays.' })
  total!: MoneyType;
}

@ObjectType('OrderLine', { description: 'A line of an order, as it was sold.' })
class OrderLineType {
  @Field(() => ID, { description: 'The line.' })
  id!: string;

  @Field(() => VariantType, { nullable: true, description: 'The variant in the catalog.' })
  variant!: VariantType | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title!: string | null;

  @Field(() => Int, { description: 'Pieces ordered.' })
  quantity!: number;

  @Field(() => Int, { description: 'Pieces cancelled.' })
  quantityCancelled!: number;

  @Field(() => Int, { description: 'Pieces that left.' })
  quantityShipped!: number;

  @Field(() => MoneyType, { description: 'Price of one piece, tax included.' })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'All pieces minus the line\'s discount.' })
  total!: MoneyType;

  @Field(() => String, { nullable: true, description: 'Share of tax as decimal text: 0.22.' })
  taxRate!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the location the merchant chose for it.' })
  locationCode!: string | null;
}

@ObjectType('OrderCancellation', { description: 'Why and when an order was cancelled.' })
class OrderCancellationType {
  @Field(() => String, { description: 'The reason given.' })
  reason!: string;

  @Field(() => DateTime, { description: 'When.' })
  cancelledAt!: string;
}

@entity('id')
@ObjectType('Order', { description: 'An order of the merchant.' })
export class OrderType {
  @Field(() => ID, { description: 'The order.' })
  id!: string;

  @Field(() => String, { description: 'The merchant\'s number, with its #.' })
  number!: string;

  @Field(() => String, { nullable: true, description: 'The id the sender gave it.' })
  externalId!: string | null;

  @Field(() => OrderStatusEnum, { description: 'Its state.' })
  status!: OrderStatus;

  @Field(() => String, { description: 'Where it was sold.' })
  channel!: string;

  @Field(() => DateTime, { description: 'When it was placed.' })
  placedAt!: string;

  @Field(() => DateTime, { description: 'Stamp of the last change.' })
  updatedAt!: string;

  @Field(() => PaymentStatusEnum, { description: 'Its payment.' })
  paymentStatus!: PaymentStatus;

  @Field(() => Boolean, { description: 'Whether it is on hold.' })
  onHold!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it is on hold.' })
  holdReason!: string | null;

  @Field(() => [String], { description: 'What keeps it from its warehouses: hold, payment, carrier, item_codes or stock.' })
  waitingFor!: string[];

  @Field(() => CustomerType, { description: 'Who ordered.' })
  customer!: CustomerType;

  @Field(() => AddressType, { description: 'Where it goes.' })
  shippingAddress!: AddressType;

  @Field(() => AddressType, { nullable: true, description: 'Who pays.' })
  billingAddress!: AddressType | null;

  @Field(() => OrderShippingType, { description: 'How it travels.' })
  shipping!: OrderShippingType;

  @Field(() => Int, { description: '1 is the highest.' })
  priority!: number;

  @Field(() => String, { nullable: true, description: 'The customer\'s note and the merchant\'s instructions.' })
  notes!: string | null;

  @Field(() => [String], { description: 'The merchant\'s tags.' })
  tags!: readonly string[];

  @Field(() => Boolean, { description: 'Whether no location can fulfil it yet; it waits for stock.' })
  unallocated!: boolean;

  @Field(() => String, { nullable: true, description: 'Language of the customer, ISO 639-1.' })
  language!: string | null;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => OrderTotalsType, { description: 'Its amounts.' })
  totals!: OrderTotalsType;

  @Field(() => String, { nullable: true, description: 'The delivery dates the customer was shown: one date, or one a method.' })
  servicePromise!: string | null;

  @Field(() => [OrderLineType], { description: 'Its lines.' })
  lines!: OrderLineType[];

  @Field(() => OrderCancellationType, { nullable: true, description: 'Its cancellation, if there is one.' })
  cancellation!: OrderCancellationType | null;
}

/** A page of orders. */
export const OrderConnection = connectionType(OrderType, 'Order');

@InputType('OrderFilter', { description: 'Which orders to list; what is left out does not narrow.' })
export class OrderFilterInput {
  @Field(() => OrderStatusEnum, { nullable: true, description: 'Only this state.' })
  status?: OrderStatus | null;

  @Field(() => String, { nullable: true, description: 'Only this sales channel.' })
  channel?: string | null;

  @Field(() => String, { nullable: true, description: 'Only orders with this tag.' })
  tag?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only orders that wait for stock, or only the others.' })
  unallocated?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of an order number, or a whole e-mail address.' })
  text?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Placed at or after.' })
  placedFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Placed before.' })
  placedTo?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Changed at or after.' })
  updatedSince?: string | null;
}

/** An order as the graph shows it. Field by field: a page copies hundreds of them, and spreading a record this wide costs as much as reading it. */
export function toOrderType(order: Order): OrderType {
  const { id, number, externalId, status, channel, placedAt, updatedAt, paymentStatus, holdReason, customer, shippingAddress, billingAddress, shipping, priority, notes, tags, unallocated, language, currency, servicePromise } = order;
  return {
    id, number, externalId, status, channel, placedAt, updatedAt, paymentStatus, onHold: holdReason !== null, holdReason,
    waitingFor: status === 'RECEIVED' || status === 'ON_HOLD' || status === 'IN_FULFILLMENT' ? waitingFor(order) : [],
    customer, shippingAddress, billingAddress, shipping, priority, notes, tags, unallocated, language, currency,
    totals: toTotalsType(order),
    servicePromise,
    lines: order.lines.map((line) => toLineType(line, currency)),
    cancellation: order.cancelledAt === null ? null : { reason: order.cancelReason ?? '', cancelledAt: order.cancelledAt },
  };
}

const toTotalsType = (order: Order): OrderTotalsType => ({
  order, subtotal: money(order.subtotalMinor, order.currency), discounts: money(order.discountsMinor, order.currency), shipping: money(order.shippingMinor, order.currency),
  tax: money(order.taxMinor, order.currency), total: money(order.totalMinor, order.currency),
});

const toLineType = (line: OrderLine, currency: string): OrderLineType => ({
  id: line.id, variant: variantReference(line.variantId), sku: line.sku, barcode: line.barcode, title: line.title,
  quantity: line.quantity, quantityCancelled: line.quantityCancelled, quantityShipped: line.quantityShipped,
  unitPrice: money(line.unitMinor, currency), total: money(lineTotalMinor(line), currency), taxRate: line.taxRate, locationCode: line.locationCode,
});
