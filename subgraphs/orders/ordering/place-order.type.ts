import { Field, InputType, Int } from 'type-graphql';
import { MoneyInput } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ShippingTypeEnum } from '../routing/shipping-type.type.js';
import type { ShippingType } from '../routing/shipping-type.js';
import { AddressInput, CustomerInput } from '../addresses/address.type.js';
import { InvoiceDetailsInput } from './invoice-details.type.js';
import type { NewOrder, NewOrderLine } from './sent-order.js';
import { PaymentStatusEnum } from './order-enums.type.js';
import type { PaymentStatus } from './order.js';

@InputType('PlaceOrderShippingInput', { description: 'The shipping the customer chose.' })
class PlaceOrderShippingInput {
  @Field(() => String, { nullable: true, description: 'Code of the method.' })
  methodCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the method.' })
  methodName?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier.' })
  carrierCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier\'s service.' })
  serviceCode?: string | null;

  @Field(() => ShippingTypeEnum, { nullable: true, description: 'Unless given, that which the code of the method names (standard or express), else standard.' })
  type?: ShippingType | null;

  @Field(() => MoneyInput, { nullable: true, description: 'Its price; nothing unless given.' })
  price?: MoneyInput | null;
}

@InputType('PlaceOrderLineInput', { description: 'A line of a new order; it names its item by sku or barcode.' })
export class PlaceOrderLineInput implements NewOrderLine {
  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN, where no sku is given.' })
  barcode?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is; the catalog\'s title unless given.' })
  title?: string | null;

  @Field(() => Int, { description: 'Units, 1 or more.' })
  quantity!: number;

  @Field(() => MoneyInput, { description: 'Price of one unit, tax included.' })
  unitPrice!: MoneyInput;

  @Field(() => String, { nullable: true, description: 'Tax rate as decimal text: 0.22.' })
  taxRate?: string | null;

  @Field(() => MoneyInput, { nullable: true, description: 'Discount on the whole line.' })
  discount?: MoneyInput | null;

  @Field(() => String, { nullable: true, description: 'Code of the location that must fulfil it.' })
  locationCode?: string | null;
}

@InputType('PlaceOrderTotalsInput', { description: 'Totals as the sender computed them; an order whose lines add up to others is refused.' })
class PlaceOrderTotalsInput {
  @Field(() => MoneyInput, { nullable: true, description: 'All discounts.' })
  discounts?: MoneyInput | null;

  @Field(() => MoneyInput, { nullable: true, description: 'Price of the shipping.' })
  shipping?: MoneyInput | null;

  @Field(() => MoneyInput, { nullable: true, description: 'The part of the total that is tax.' })
  tax?: MoneyInput | null;

  @Field(() => MoneyInput, { nullable: true, description: 'What the customer pays.' })
  total?: MoneyInput | null;
}

@InputType('PlaceOrderInput', { description: 'A new order; what is left out takes the merchant\'s defaults.' })
export class PlaceOrderInput implements NewOrder {
  @Field(() => String, { nullable: true, description: 'The merchant\'s number; the next of the series unless given.' })
  number?: string | null;

  @Field(() => String, { nullable: true, description: 'The sender\'s id: the same id and content again answer the order that was made.' })
  externalId?: string | null;

  @Field(() => String, { description: 'Where it was sold.' })
  channel!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was placed; now unless given.' })
  placedAt?: string | null;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => CustomerInput, { nullable: true, description: 'Who ordered.' })
  customer?: CustomerInput | null;

  @Field(() => AddressInput, { description: 'Where it goes; the country is required.' })
  shippingAddress!: AddressInput;

  @Field(() => AddressInput, { nullable: true, description: 'Who pays.' })
  billingAddress?: AddressInput | null;

  @Field(() => InvoiceDetailsInput, { nullable: true, description: 'What an invoice needs by law.' })
  invoiceDetails?: InvoiceDetailsInput | null;

  @Field(() => PlaceOrderShippingInput, { description: 'How it travels.' })
  shipping!: PlaceOrderShippingInput;

  @Field(() => [PlaceOrderLineInput], { description: '1 to 200 lines.' })
  lines!: PlaceOrderLineInput[];

  @Field(() => MoneyInput, { nullable: true, description: 'Discount on the whole order.' })
  discounts?: MoneyInput | null;

  @Field(() => String, { nullable: true, description: 'The customer\'s note and the merchant\'s instructions, up to 10,000 characters.' })
  notes?: string | null;

  @Field(() => [String], { nullable: true, description: 'The merchant\'s tags, up to 50 of 60 characters.' })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Language of the customer, ISO 639-1.' })
  language?: string | null;

  @Field(() => PaymentStatusEnum, { nullable: true, description: 'Paid unless given.' })
  paymentStatus?: PaymentStatus | null;

  @Field(() => Int, { nullable: true, description: '1 is the highest; 1 for express and 3 for standard unless given.' })
  priority?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether customs documents must be ready before it is fulfilled.' })
  externalDocuments?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The delivery dates the customer was shown: one date, or one a method, as in standard:2026-11-25;express:2026-11-23.' })
  servicePromise?: string | null;

  @Field(() => PlaceOrderTotalsInput, { nullable: true, description: 'Totals as the sender computed them.' })
  totals?: PlaceOrderTotalsInput | null;
}

@InputType('PlaceOrdersInput', { description: 'Several new orders: all of them are placed or none.' })
export class PlaceOrdersInput {
  @Field(() => [PlaceOrderInput], { description: '1 to 100 orders.' })
  orders!: PlaceOrderInput[];
}
