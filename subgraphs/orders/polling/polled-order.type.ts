import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { AddressType, CustomerType } from '../addresses/address.type.js';
import { quantityOpen } from '../fulfillment/fulfillment-order.js';
import { FulfillmentStatusEnum } from '../fulfillment/fulfillment-order.type.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import { InvoiceDetailsType } from '../ordering/invoice-details.type.js';
import { ShippingTypeEnum } from '../routing/shipping-type.type.js';
import type { ShippingType } from '../routing/shipping-type.js';
import { PaymentStatusEnum } from '../ordering/order-enums.type.js';
import type { PaymentStatus } from '../ordering/order.js';
import { taxWithin } from '../ordering/totals.js';
import type { PolledLine, PolledOrder } from './polled-order.js';

@internal
@ObjectType('PolledLine', { description: 'A fulfillment line, as a polling warehouse reads it.' })
export class PolledLineType {
  @Field(() => Int, { description: 'Its position in the order, from 1.' })
  place!: number;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'The code agreed with the warehouse.' })
  itemKey!: string | null;

  @Field(() => String, { nullable: true, description: 'What it was sold as.' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'Size.' })
  size!: string | null;

  @Field(() => String, { nullable: true, description: 'Colour.' })
  color!: string | null;

  @Field(() => Int, { description: 'Units assigned to the warehouse.' })
  quantityOrdered!: number;

  @Field(() => Int, { description: 'Units still to ship.' })
  quantityOpen!: number;

  @Field(() => Int, { description: 'Units that left.' })
  quantityShipped!: number;

  @Field(() => Int, { description: 'Units cancelled.' })
  quantityCancelled!: number;

  @Field(() => MoneyType, { description: 'Price of one unit, tax included, before discounts.' })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'The same without the tax inside it.' })
  netUnitPrice!: MoneyType;

  @Field(() => String, { nullable: true, description: 'Tax rate as decimal text: 0.22.' })
  taxRate!: string | null;
}

@internal
@ObjectType('PolledOrder', { description: 'A warehouse\'s fulfillment order, as a polling warehouse reads it.' })
export class PolledOrderType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => GraphQLSafeInt, { description: 'The order\'s public integer, progressive in its company.' })
  sequence!: number;

  @Field(() => String, { description: 'Order number, begins with #.' })
  number!: string;

  @Field(() => FulfillmentStatusEnum, { description: 'Its state.' })
  status!: FulfillmentStatus;

  @Field(() => DateTime, { nullable: true, description: 'When the order was placed.' })
  placedAt!: string | null;

  @Field(() => DateTime, { description: 'When polls see the last change, a few seconds after it.' })
  pollVisibleAt!: string;

  @Field(() => MoneyType, { description: 'What the whole order costs.' })
  total!: MoneyType;

  @Field(() => MoneyType, { description: 'What shipping costs of that.' })
  shippingPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'The discounts on all lines: their totals less discounts plus shipping are the total.' })
  discounts!: MoneyType;

  @Field(() => String, { nullable: true, description: 'Customer note and merchant instructions.' })
  notes!: string | null;

  @Field(() => String, { nullable: true, description: 'Language of the customer.' })
  language!: string | null;

  @Field(() => Int, { description: '1 is the highest.' })
  priority!: number;

  @Field(() => String, { nullable: true, description: 'Code of the carrier, else of the one the merchant\'s carriers give the order.' })
  carrierCode!: string | null;

  @Field(() => ShippingTypeEnum, { description: 'Standard or express.' })
  shippingType!: ShippingType;

  @Field(() => PaymentStatusEnum, { description: 'What is known of the payment.' })
  paymentStatus!: PaymentStatus;

  @Field(() => CustomerType, { description: 'Who ordered.' })
  customer!: CustomerType;

  @Field(() => AddressType, { description: 'Where it goes.' })
  shippingAddress!: AddressType;

  @Field(() => AddressType, { description: 'Who is billed; the shipping address unless the customer gave another.' })
  billingAddress!: AddressType;

  @Field(() => InvoiceDetailsType, { nullable: true, description: 'What an invoice needs by law.' })
  invoiceDetails!: InvoiceDetailsType | null;

  @Field(() => [PolledLineType], { description: 'The warehouse\'s lines.' })
  lines!: PolledLineType[];
}

@internal
@InputType('KeepTogetherInput', { description: 'A time interval that a page must not end in.' })
class KeepTogetherInput {
  @Field(() => DateTime, { description: 'Its start.' })
  from!: string;

  @Field(() => DateTime, { description: 'Its end.' })
  until!: string;
}

@internal
@InputType('PollWarehouseOrdersInput', { description: 'What a polling warehouse asks for.' })
export class PollWarehouseOrdersInput {
  @Field(() => [FulfillmentStatusEnum], { description: 'In which states.' })
  statuses!: FulfillmentStatus[];

  @Field(() => DateTime, { nullable: true, description: 'Only changes that polls see at or after this instant.' })
  from?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only orders placed at or after this instant.' })
  placedFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only orders placed before this instant.' })
  placedUntil?: string | null;

  @Field(() => String, { nullable: true, description: 'Only the order with this number, with its #.' })
  number?: string | null;

  @Field(() => Int, { description: 'How many, 1 to 5000; a few more so that no second is split.' })
  first!: number;

  @Field(() => KeepTogetherInput, { nullable: true, description: 'Changes in this interval are not split over pages.' })
  keepTogether?: KeepTogetherInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the first parcels of returned orders are labelled.' })
  labels?: boolean | null;
}

@InputType('ContinueSequencesInput', { description: 'The last integers a merchant\'s previous system assigned.' })
export class ContinueSequencesInput {
  @Field(() => Int, { nullable: true, description: 'Of an order (ord_ID): new orders get the integers after it.' })
  lastOrder?: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a return (reso_ID): new returns get the integers after it.' })
  lastReturn?: number | null;
}

/** An order as the graph shows it to a polling warehouse. */
export const toPolledOrderType = (order: PolledOrder): PolledOrderType => ({
  id: order.id,
  sequence: order.sequence,
  number: order.number,
  status: order.status,
  placedAt: order.placedAt,
  pollVisibleAt: order.pollVisibleAt,
  total: money(order.totalMinor, order.currency),
  shippingPrice: money(order.shippingMinor, order.currency),
  discounts: money(order.discountsMinor, order.currency),
  notes: order.notes,
  language: order.language,
  priority: order.priority,
  carrierCode: order.shipping.carrierCode,
  shippingType: order.shipping.type,
  paymentStatus: order.paymentStatus,
  customer: order.customer,
  shippingAddress: order.shippingAddress,
  billingAddress: order.billingAddress ?? order.shippingAddress,
  invoiceDetails: order.invoiceDetails,
  lines: order.lines.map((line) => toPolledLineType(line, order.currency)),
});

const toPolledLineType = (line: PolledLine, currency: string): PolledLineType => ({
  place: line.place + 1,
  barcode: line.barcode,
  itemKey: line.itemKey,
  title: line.title,
  size: line.size,
  color: line.color,
  quantityOrdered: line.quantityOrdered,
  quantityOpen: quantityOpen(line),
  quantityShipped: line.quantityShipped,
  quantityCancelled: line.quantityCancelled,
  unitPrice: money(line.unitMinor, currency),
  netUnitPrice: money(line.unitMinor - taxWithin(line.unitMinor, line.taxRate), currency),
  taxRate: line.taxRate,
});
