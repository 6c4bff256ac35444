import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTime } from '#subgraph-kit/scalars.js';
import { PaymentStatusEnum } from '../ordering/order-enums.type.js';
import type { PaymentStatus } from '../ordering/order.js';
import { ReturnMethodEnum, ReturnResolutionEnum, ReturnSourceEnum, ReturnStatusEnum } from './return-enums.type.js';
import type { ReturnStatus } from './return-status.js';
import type { ReturnMethod, ReturnResolution, ReturnSource } from './return.js';

const REFERENCE = 'Return number or id.';

@InputType('ReturnExchangeInput', { description: 'The item a customer wants instead.' })
class ReturnExchangeInput {
  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode?: string | null;
}

@InputType('AnnounceReturnLineInput', { description: 'Units of an order line that come back; the line is named by its id or its sku.' })
class AnnounceReturnLineInput {
  @Field(() => ID, { nullable: true, description: 'The order line.' })
  lineId?: string | null;

  @Field(() => String, { nullable: true, description: 'The sku of the order line, where no id is given.' })
  sku?: string | null;

  @Field(() => Int, { description: 'Units, 1 or more, at most those shipped and not in another return.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Code of the reason.' })
  reasonCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The customer\'s comment.' })
  reason?: string | null;

  @Field(() => ReturnExchangeInput, { nullable: true, description: 'What the customer wants instead.' })
  exchange?: ReturnExchangeInput | null;
}

@InputType('AnnounceReturnInput', { description: 'A return of units an order shipped; what is left out takes the merchant\'s defaults.' })
export class AnnounceReturnInput {
  @Field(() => ID, { description: 'Order number, with or without #, external id or id.' })
  orderReference!: string;

  @Field(() => [AnnounceReturnLineInput], { description: '1 to 200 lines.' })
  lines!: AnnounceReturnLineInput[];

  @Field(() => String, { nullable: true, description: 'Code of the location that receives it; the one that shipped the goods unless given.' })
  locationCode?: string | null;

  @Field(() => ReturnSourceEnum, { nullable: true, description: 'Who opened it; the channel unless given.' })
  source?: ReturnSource | null;

  @Field(() => ReturnResolutionEnum, { nullable: true, description: 'What the customer gets; a refund unless given.' })
  resolution?: ReturnResolution | null;

  @Field(() => ReturnMethodEnum, { nullable: true, description: 'How it travels; with a carrier\'s label unless given.' })
  method?: ReturnMethod | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier.' })
  carrierCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the carrier.' })
  carrierName?: string | null;

  @Field(() => [String], { nullable: true, description: 'Tracking numbers of its parcels.' })
  trackingNumbers?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Notes for the warehouse.' })
  notes?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is announced to its warehouse at once; true unless given.' })
  expected?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the platform makes a label for it, which it must have no tracking numbers for; false unless given.' })
  label?: boolean | null;
}

@InputType('ReturnReferenceInput', { description: 'Which return.' })
export class ReturnReferenceInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;
}

@InputType('MatchReturnInput', { description: 'An unannounced return, and the order it is of.' })
export class MatchReturnInput {
  @Field(() => ID, { description: REFERENCE })
  returnReference!: string;

  @Field(() => ID, { description: 'Order number, with or without #, external id or id.' })
  orderReference!: string;
}

@InputType('CancelReturnInput', { description: 'A return that will not arrive.' })
export class CancelReturnInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string | null;
}

@InputType('ReturnFilter', { description: 'Which returns to list; a filter that is not given does not apply.' })
export class ReturnFilterInput {
  @Field(() => String, { nullable: true, description: 'Words of the number, the order\'s number, the customer\'s name, tracking numbers, the warehouse\'s reference, SKUs or barcodes, all of which a return must have; a word of three characters or more may be the beginning of one. At most 8 words and 200 characters.' })
  search?: string | null;

  @Field(() => ReturnStatusEnum, { nullable: true, description: 'Only this state.', deprecationReason: 'statuses takes one or several.' })
  status?: ReturnStatus | null;

  @Field(() => [ReturnStatusEnum], { nullable: true, description: 'Only these states: one or several, in place of status. Of both only what is in both.' })
  statuses?: ReturnStatus[] | null;

  @Field(() => String, { nullable: true, description: 'Only returns of this order number, with or without #.' })
  orderNumber?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only returns of this order: number, with or without #, external id or id; ORDER_NOT_FOUND if there is none.' })
  orderReference?: string | null;

  @Field(() => String, { nullable: true, description: 'Only returns to the location with this code.' })
  locationCode?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only inspected returns with this verdict.' })
  compliant?: boolean | null;

  @Field(() => ReturnSourceEnum, { nullable: true, description: 'Only returns that were opened so.' })
  source?: ReturnSource | null;

  @Field(() => ReturnResolutionEnum, { nullable: true, description: 'Only returns whose customers get this.' })
  resolution?: ReturnResolution | null;

  @Field(() => ReturnMethodEnum, { nullable: true, description: 'Only returns that travel so.' })
  method?: ReturnMethod | null;

  @Field(() => String, { nullable: true, description: 'Only returns with this tag.' })
  tag?: string | null;

  @Field(() => String, { nullable: true, description: 'Only returns that this carrier brings.' })
  carrierCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Only returns of orders shipped to this country: ISO 3166-1 alpha-2.' })
  countryCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Only returns of orders of this sales channel.' })
  channel?: string | null;

  @Field(() => PaymentStatusEnum, { nullable: true, description: 'Only returns of orders in this state of the payment.' })
  paymentStatus?: PaymentStatus | null;

  @Field(() => DateTime, { nullable: true, description: 'Opened at or after.' })
  createdFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Opened before.' })
  createdTo?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Changed at or after.' })
  updatedSince?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Changed before.' })
  updatedBefore?: string | null;
}

@InputType('TagReturnInput', { description: 'Tags to add to a return and to remove from it.' })
export class TagReturnInput {
  @Field(() => ID, { description: 'Return number or id.' })
  reference!: string;

  @Field(() => [String], { nullable: true, description: 'Tags to add, up to 50 of 60 characters; blanks around a tag are removed.' })
  add?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Tags to remove.' })
  remove?: string[] | null;
}
