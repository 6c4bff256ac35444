import { Field, ID, InputType, Int } from 'type-graphql';
import { ShippingTypeEnum } from '../routing/shipping-type.type.js';
import type { ShippingType } from '../routing/shipping-type.js';
import { AddressInput, CustomerInput } from '../addresses/address.type.js';
import { InvoiceDetailsInput } from './invoice-details.type.js';
import type { LineEdit } from './cancelling-lines.js';
import type { ReplaceOrder } from './replace-order.js';
import { PaymentStatusEnum } from './order-enums.type.js';
import type { PaymentStatus } from './order.js';
import type { OrderEdit } from './order-edit.js';
import { PlaceOrderLineInput } from './place-order.type.js';

const REFERENCE = 'Order number, with or without #, external id or id.';

@InputType('EditShippingInput', { description: 'How an order is to travel; what is left out stays.' })
class EditShippingInput {
  @Field(() => String, { nullable: true, description: 'Code of the method.' })
  methodCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the method.' })
  methodName?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier.' })
  carrierCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier\'s service.' })
  serviceCode?: string | null;

  @Field(() => ShippingTypeEnum, { nullable: true, description: 'Standard or express.' })
  type?: ShippingType | null;
}

@InputType('EditLineInput', { description: 'A line of which fewer units are wanted.' })
class EditLineInput implements LineEdit {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units that are still wanted, at most those that are left; 0 cancels the line.' })
  quantity!: number;
}

@InputType()
abstract class OrderEditInput implements OrderEdit {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => CustomerInput, { nullable: true, description: 'Who ordered: fields that are not given stay, those that are null are cleared. E-mail address and telephone number until everything left; the name too where the address has one of its own, else until a warehouse picks; the channel\'s id until a warehouse accepts a fulfillment order.' })
  customer?: CustomerInput | null;

  @Field(() => AddressInput, { nullable: true, description: 'Where it goes now: fields that are not given stay, those that are null are cleared. Until a warehouse picks.' })
  shippingAddress?: AddressInput | null;

  @Field(() => AddressInput, { nullable: true, description: 'Who pays: fields that are not given stay, those that are null are cleared; null when there is no such address.' })
  billingAddress?: AddressInput | null;

  @Field(() => InvoiceDetailsInput, { nullable: true, description: 'What an invoice needs by law: fields that are not given stay, those that are null are cleared; null when there is nothing.' })
  invoiceDetails?: InvoiceDetailsInput | null;

  @Field(() => String, { nullable: true, description: 'Notes for the warehouse, up to 10,000 characters; null when there are none.' })
  notes?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its priority at every warehouse, 1 the highest; null for the default of its shipping type.' })
  priority?: number | null;

  @Field(() => EditShippingInput, { nullable: true, description: 'How it travels. Until a warehouse accepts a fulfillment order.' })
  shipping?: EditShippingInput | null;

  @Field(() => [EditLineInput], { nullable: true, description: 'Lines of which fewer units are wanted; units that were picked stay.' })
  lines?: EditLineInput[] | null;

  @Field(() => [PlaceOrderLineInput], { nullable: true, description: 'Lines to add. Until a warehouse accepts a fulfillment order.' })
  addLines?: PlaceOrderLineInput[] | null;
}

@InputType('EditOrderInput', { description: 'The fields of an order to change; those not given stay.' })
export class EditOrderInput extends OrderEditInput {}

@InputType('FixOrderInput', { description: 'An order its warehouse rejected, with the fields to change, if any.' })
export class FixOrderInput extends OrderEditInput {}

@InputType('SetPaymentStatusInput', { description: 'The payment status of an order.' })
export class SetPaymentStatusInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => PaymentStatusEnum, { description: 'The new status.' })
  paymentStatus!: PaymentStatus;
}

@InputType('SetExternalDocumentsReadyInput', { description: 'Whether an order\'s customs documents outside the parcel are ready.' })
export class SetExternalDocumentsReadyInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether they are; they are unless given.' })
  ready?: boolean | null;
}

@InputType('ReplacedLineInput', { description: 'Units of an order line that are sent again.' })
class ReplacedLineInput {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units, at most those that were shipped and are in no replacement that is not cancelled.' })
  quantity!: number;
}

@InputType('ReplaceOrderInput', { description: 'Units of an order that are sent again.' })
export class ReplaceOrderInput implements ReplaceOrder {
  @Field(() => ID, { description: 'Order number, with or without #, external id or id.' })
  reference!: string;

  @Field(() => [ReplacedLineInput], { description: 'At least one line.' })
  lines!: ReplacedLineInput[];

  @Field(() => String, { nullable: true, description: 'Number of the new order; the next of the series unless given.' })
  number?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the location it is sent from; routing chooses unless given.' })
  locationCode?: string | null;
}

@InputType('TagOrderInput', { description: 'An order whose tags change.' })
export class TagOrderInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => [String], { nullable: true, description: 'Tags to add, up to 50 of 60 characters; blanks around a tag are removed.' })
  add?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Tags to remove.' })
  remove?: string[] | null;
}
