import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Language } from '#contract/languages.js';
import { internal } from '#subgraph-kit/directives.js';
import { Languages } from '#subgraph-kit/language.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ReturnBlockEnum } from '../return-policies/return-policy-enums.type.js';
import type { LineBlock, OrderBlock } from '../return-policies/returnable.js';
import type { ExchangeOption } from '../return-policies/exchange-options.js';
import { ReturnMethodEnum, ReturnResolutionEnum } from '../returns/return-enums.type.js';
import type { ReturnMethod, ReturnResolution } from '../returns/return.js';

/** How an amount is written. */
export const AMOUNT = 'Decimal text in the currency of the order.';

@internal
@ObjectType('PortalExchangeOption', { description: 'A piece that can be had instead.' })
class ExchangeOptionType implements ExchangeOption {
  @Field(() => String, { description: 'EAN or GTIN, by which it is chosen.' })
  barcode!: string;

  @Field(() => String, { description: 'Stock keeping unit.' })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title!: string | null;

  @Field(() => String, { description: 'Its size.' })
  size!: string;

  @Field(() => String, { description: 'Its colour.' })
  color!: string;

  @Field(() => String, { nullable: true, description: 'A picture of it.' })
  imageUrl!: string | null;

  @Field(() => Int, { description: 'Units that can be sold now.' })
  available!: number;
}

@internal
@ObjectType('PortalOrderLine', { description: 'A line of an order as its shopper sees it.' })
class PortalLineType {
  @Field(() => ID, { description: 'The line.' })
  id!: string;

  @Field(() => String, { description: 'What it is.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Its size.' })
  size!: string | null;

  @Field(() => String, { nullable: true, description: 'Its colour.' })
  color!: string | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'A picture of it.' })
  imageUrl!: string | null;

  @Field(() => String, { description: `What was paid for one unit. ${AMOUNT}` })
  price!: string;

  @Field(() => Int, { description: 'Units that were ordered.' })
  quantity!: number;

  @Field(() => Int, { description: 'Units that left and are in no return that counts.' })
  returnable!: number;

  @Field(() => ReturnBlockEnum, { nullable: true, description: 'Why it cannot be returned.' })
  blocked!: LineBlock | null;

  @Field(() => [ExchangeOptionType], { description: 'What can be had instead.' })
  exchangeOptions!: readonly ExchangeOption[];

  @Field(() => [String], { description: 'The barcodes of all that it is exchanged for, also of what is sold out now.' })
  exchangeBarcodes!: readonly string[];
}

@internal
@ObjectType('PortalReason', { description: 'A reason to choose from.' })
class PortalReasonType {
  @Field(() => String, { description: 'Its code.' })
  code!: string;

  @Field(() => String, { description: 'In the language of the session.' })
  label!: string;

  @Field(() => Boolean, { description: 'Whether a photo must be given.' })
  requiresPhoto!: boolean;

  @Field(() => Boolean, { description: 'Whether a comment must be given.' })
  requiresComment!: boolean;
}

@internal
@ObjectType('PortalMethod', { description: 'A way to send goods back.' })
class PortalMethodType {
  @Field(() => ReturnMethodEnum, { description: 'Which.' })
  code!: ReturnMethod;

  @Field(() => String, { description: `What is withheld from a refund, for the reasons that were asked for. ${AMOUNT}` })
  fee!: string;
}

@internal
@ObjectType('PortalStore', { description: 'A store that takes returns.' })
export class PortalStoreType {
  @Field(() => String, { description: 'Its code.' })
  code!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its city.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Its street and postcode.' })
  address!: string | null;
}

@internal
@ObjectType('PortalOrder', { description: 'An order as its shopper sees it.' })
export class PortalOrderType {
  @Field(() => String, { description: 'Its number.' })
  name!: string;

  @Field(() => DateTime, { description: 'When it was placed.' })
  placedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When all that left was delivered.' })
  deliveredAt!: string | null;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'The country it goes to.' })
  country!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its window ends.' })
  returnableUntil!: string | null;

  @Field(() => ReturnBlockEnum, { nullable: true, description: 'Why nothing of it can be returned.' })
  blocked!: OrderBlock | null;

  @Field(() => Languages, { description: 'The language of the session.' })
  language!: Language;

  @Field(() => [PortalLineType], { description: 'Its lines.' })
  lines!: readonly PortalLineType[];

  @Field(() => [PortalReasonType], { description: 'Reasons to choose from.' })
  reasons!: readonly PortalReasonType[];

  @Field(() => [PortalMethodType], { description: 'Ways to send goods back.' })
  methods!: readonly PortalMethodType[];

  @Field(() => String, { description: `The lowest fee that a refund may bear, by method and reason. ${AMOUNT}` })
  leastFee!: string;

  @Field(() => String, { description: `The highest one. ${AMOUNT}` })
  mostFee!: string;

  @Field(() => [PortalStoreType], { description: 'Stores that take returns.' })
  stores!: readonly PortalStoreType[];

  @Field(() => [ReturnResolutionEnum], { description: 'What the shopper may choose to get.' })
  resolutions!: readonly ReturnResolution[];
}
