import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { entity } from '#subgraph-kit/directives.js';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { isPickup } from '../fulfillment/pickup.js';
import { ShippingTypeEnum } from '../routing/shipping-type.type.js';
import type { ShippingType } from '../routing/shipping-type.js';
import { AddressType, CustomerType } from '../addresses/address.type.js';
import { InvoiceDetailsType } from './invoice-details.type.js';
import type { WaitingReason } from './waiting-reason.js';
import { waitingFor, waitingReasons, type Order, type PaymentStatus } from './order.js';
import type { HoldKind } from './hold-kind.js';
import { OrderLineType, toLineType } from './order-line.type.js';
import { HoldKindEnum, OrderStatusEnum, PaymentStatusEnum, WaitingReasonEnum } from './order-enums.type.js';
import type { OrderStatus } from './order-status.js';
import { readySince } from './ready-since.js';

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
class OrderTotalsType {
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

  @Field(() => MoneyType, { description: 'The refunded amount.' })
  refunded!: MoneyType;

  @Field(() => MoneyType, { description: 'The total minus what was refunded.' })
  currentTotal!: MoneyType;
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

  @Field(() => DateTime, { description: 'Change sequence of the last change.' })
  updatedAt!: string;

  @Field(() => PaymentStatusEnum, { description: 'Its payment.' })
  paymentStatus!: PaymentStatus;

  @Field(() => Boolean, { description: 'Whether it is on hold.' })
  onHold!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it is on hold, for people to read.' })
  holdReason!: string | null;

  @Field(() => HoldKindEnum, { nullable: true, description: 'What kind of hold it is under.' })
  holdKind!: HoldKind | null;

  @Field(() => [WaitingReasonEnum], { description: 'What blocks its fulfillment, as filters and counts name it.' })
  waitingReasons!: WaitingReason[];

  @Field(() => [String], { description: 'What blocks its fulfillment: hold, payment, carrier, item_codes or stock.', deprecationReason: 'waitingReasons names them as filters and counts do.' })
  waitingFor!: string[];

  @Field(() => CustomerType, { description: 'Who ordered.' })
  customer!: CustomerType;

  @Field(() => AddressType, { description: 'Where it goes.' })
  shippingAddress!: AddressType;

  @Field(() => AddressType, { nullable: true, description: 'Who pays.' })
  billingAddress!: AddressType | null;

  @Field(() => InvoiceDetailsType, { nullable: true, description: 'What an invoice needs by law.' })
  invoiceDetails!: InvoiceDetailsType | null;

  @Field(() => OrderShippingType, { description: 'How it travels.' })
  shipping!: OrderShippingType;

  @Field(() => Boolean, { description: 'Whether its customer collects it: its shipping method has the code pickup.' })
  pickup!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Since when it lies ready for its customer to collect it (markReadyForPickup); null before, and once it is collected, shipped or cancelled. Its timeline keeps it.' })
  readyForPickupAt!: string | null;

  @Field(() => Int, { description: '1 is the highest.' })
  priority!: number;

  @Field(() => String, { nullable: true, description: 'The customer\'s note and the merchant\'s instructions.' })
  notes!: string | null;

  @Field(() => [String], { description: 'The merchant\'s tags.' })
  tags!: readonly string[];

  @Field(() => Boolean, { description: 'Whether it waits for stock because no location can fulfill it yet.' })
  unallocated!: boolean;

  @Field(() => String, { nullable: true, description: 'Language of the customer, ISO 639-1.' })
  language!: string | null;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => OrderTotalsType, { description: 'Its amounts.' })
  totals!: OrderTotalsType;

  @Field(() => String, { nullable: true, description: 'The delivery dates the customer was shown: one date, or one a method.' })
  servicePromise!: string | null;

  @Field(() => String, { nullable: true, description: 'The day it was promised to be delivered on, as YYYY-MM-DD: the day the customer was shown for the shipping method they ordered with. Null where none was promised.' })
  promisedOn!: string | null;

  @Field(() => [OrderLineType], { description: 'Its lines.' })
  lines!: OrderLineType[];

  @Field(() => OrderCancellationType, { nullable: true, description: 'Its cancellation, if there is one.' })
  cancellation!: OrderCancellationType | null;
}

/** A page of orders. */
export const OrderConnection = connectionType(OrderType, 'Order');

/** An order as the graph shows it. Field by field: lists have hundreds, and a copy with some fields left out costs four times as much. */
export function toOrderType(order: Order): OrderType {
  const amount = (minor: number): MoneyType => money(minor, order.currency);
  return {
    id: order.id,
    number: order.number,
    externalId: order.externalId,
    status: order.status,
    channel: order.channel,
    placedAt: order.placedAt,
    updatedAt: order.updatedAt,
    paymentStatus: order.paymentStatus,
    onHold: order.holdReason !== null,
    holdReason: order.holdReason,
    holdKind: order.holdKind,
    waitingReasons: WAITING_STATES.includes(order.status) ? waitingReasons(order) : [],
    waitingFor: WAITING_STATES.includes(order.status) ? waitingFor(order) : [],
    customer: order.customer,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    invoiceDetails: order.invoiceDetails,
    shipping: order.shipping,
    pickup: isPickup(order),
    readyForPickupAt: readySince(order),
    priority: order.priority,
    notes: order.notes,
    tags: order.tags,
    unallocated: order.unallocated,
    language: order.language,
    currency: order.currency,
    servicePromise: order.servicePromise,
    promisedOn: order.promisedOn,
    totals: {
      subtotal: amount(order.subtotalMinor), discounts: amount(order.discountsMinor), shipping: amount(order.shippingMinor), tax: amount(order.taxMinor), total: amount(order.totalMinor),
      refunded: amount(order.refundedMinor), currentTotal: amount(order.totalMinor - order.refundedMinor),
    },
    lines: order.lines.map((line) => toLineType(line, amount)),
    cancellation: order.cancelledAt === null ? null : { reason: order.cancelReason ?? '', cancelledAt: order.cancelledAt },
  };
}

const WAITING_STATES: readonly OrderStatus[] = ['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT'];
