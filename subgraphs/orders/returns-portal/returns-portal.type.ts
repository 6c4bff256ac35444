import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Language } from '#contract/languages.js';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { Languages } from '#subgraph-kit/language.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ReturnBlockEnum, Verifiers } from '../return-policies/return-policy.type.js';
import type { Verifier } from '../return-policies/return-policy.js';
import type { LineBlock, OrderBlock } from '../return-policies/returnable.js';
import type { ExchangeOption } from '../return-policies/exchange-options.js';
import { ReturnMethodEnum, ReturnResolutionEnum, ReturnStatusEnum } from '../returns/return-enums.type.js';
import type { ReturnMethod, ReturnResolution } from '../returns/return.js';
import type { ReturnStatus } from '../returns/return-status.js';
import type { LineOutcome } from './line-outcome.js';

const AMOUNT = 'Decimal text in the currency of the order.';

const LineOutcomes = internalEnumType<LineOutcome>('ReturnLineOutcome', 'What was found of a returned line.', {
  ACCEPTED: 'All of it arrived in sellable condition.', NOT_SELLABLE: 'Some of it cannot be sold.', MISSING: 'Some of it did not arrive.',
});

@internal
@ObjectType('ReturnsPortalInfo', { description: 'A returns portal as everybody may see it.' })
export class PortalInfoType {
  /** For the `company` field. */
  companyId!: number;

  @Field(() => String, { description: 'The last part of its address.' })
  slug!: string;

  @Field(() => [Languages], { description: 'Its languages.' })
  languages!: readonly Language[];

  @Field(() => Languages, { description: 'The one where nothing else decides.' })
  defaultLanguage!: Language;

  @Field(() => [Verifiers], { description: 'What a shopper may give besides the number of the order.' })
  verifyWith!: readonly Verifier[];

  @Field(() => Int, { description: 'The usual window in days from delivery.' })
  windowDays!: number;

  @Field(() => String, { description: `The usual fee. ${AMOUNT}` })
  fee!: string;

  @Field(() => [ReturnResolutionEnum], { description: 'What shoppers may choose to get.' })
  resolutions!: readonly ReturnResolution[];
}

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

  @Field(() => String, { description: `What is withheld from a refund. ${AMOUNT}` })
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

  @Field(() => [PortalStoreType], { description: 'Stores that take returns.' })
  stores!: readonly PortalStoreType[];

  @Field(() => [ReturnResolutionEnum], { description: 'What the shopper may choose to get.' })
  resolutions!: readonly ReturnResolution[];
}

@internal
@ObjectType('PortalSession', { description: 'A session of a shopper, and the order that it is for.' })
export class PortalSessionType {
  @Field(() => String, { description: 'Opaque; it ends after an hour.' })
  session!: string;

  @Field(() => PortalOrderType, { description: 'The order.' })
  order!: PortalOrderType;
}

@internal
@ObjectType('PortalReturnExchange', { description: 'What the shopper gets instead.' })
class PortalExchangeType {
  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'Its size.' })
  size!: string | null;

  @Field(() => String, { nullable: true, description: 'Its colour.' })
  color!: string | null;
}

@internal
@ObjectType('PortalReturnLine', { description: 'A line of a return as its shopper sees it.' })
class PortalReturnLineType {
  @Field(() => String, { description: 'What it is.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Its size.' })
  size!: string | null;

  @Field(() => String, { nullable: true, description: 'Its colour.' })
  color!: string | null;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => PortalExchangeType, { nullable: true, description: 'What the shopper gets instead.' })
  exchange!: PortalExchangeType | null;

  @Field(() => LineOutcomes, { nullable: true, description: 'What was found; null until it was looked at.' })
  outcome!: LineOutcome | null;
}

@internal
@ObjectType('PortalReturnStep', { description: 'A state that a return was in.' })
class PortalStepType {
  @Field(() => ReturnStatusEnum, { description: 'Which.' })
  status!: ReturnStatus;

  @Field(() => DateTime, { description: 'Since when.' })
  at!: string;
}

@internal
@ObjectType('PortalReturnLabel', { description: 'The label of a return.' })
class PortalLabelType {
  @Field(() => Boolean, { description: 'Whether it can be had.' })
  available!: boolean;

  @Field(() => String, { nullable: true, description: 'The carrier.' })
  carrier!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the parcel.' })
  trackingNumber!: string | null;
}

@internal
@ObjectType('PortalRefund', { description: 'What a shopper is to get.' })
export class PortalRefundType {
  @Field(() => String, { description: `In money or credit. ${AMOUNT}` })
  estimated!: string;

  @Field(() => String, { description: `What is withheld. ${AMOUNT}` })
  fee!: string;

  @Field(() => String, { nullable: true, description: `What was given back; null while nothing was. ${AMOUNT}` })
  final!: string | null;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;
}

@internal
@ObjectType('PortalReturn', { description: 'A return as its shopper follows it.' })
export class PortalReturnType {
  /** For the `company` field. */
  companyId!: number;

  @Field(() => String, { description: 'Its number.' })
  number!: string;

  @Field(() => ReturnStatusEnum, { description: 'Its state.' })
  status!: ReturnStatus;

  @Field(() => Languages, { description: 'The language it was opened in.' })
  language!: Language;

  @Field(() => String, { description: 'Number of the order.' })
  orderName!: string;

  @Field(() => String, { nullable: true, description: 'The country its order went to.' })
  country!: string | null;

  @Field(() => DateTime, { description: 'When it was opened.' })
  createdAt!: string;

  @Field(() => ReturnResolutionEnum, { description: 'What the shopper gets.' })
  resolution!: ReturnResolution;

  @Field(() => ReturnMethodEnum, { description: 'How it travels.' })
  method!: ReturnMethod;

  @Field(() => [PortalReturnLineType], { description: 'Its lines.' })
  lines!: readonly PortalReturnLineType[];

  @Field(() => [PortalStepType], { description: 'The states it was in, oldest first.' })
  timeline!: readonly PortalStepType[];

  @Field(() => PortalLabelType, { description: 'Its label.' })
  label!: PortalLabelType;

  @Field(() => PortalStoreType, { nullable: true, description: 'The store where it is handed in.' })
  store!: PortalStoreType | null;

  @Field(() => PortalRefundType, { description: 'What the shopper is to get.' })
  refund!: PortalRefundType;
}

@internal
@ObjectType('CreatedPortalReturn', { description: 'A return that was opened, and the token of its page.' })
export class CreatedPortalReturnType {
  @Field(() => String, { description: 'The last part of the address of its status page.' })
  token!: string;

  @Field(() => String, { description: 'The address of its status page.' })
  statusUrl!: string;

  @Field(() => PortalReturnType, { description: 'The return.' })
  return!: PortalReturnType;
}

@internal
@InputType('PortalLookupInput', { description: 'An order as a shopper names it.' })
export class PortalLookupInput {
  @Field(() => String, { description: 'The portal.' })
  slug!: string;

  @Field(() => String, { description: 'Number of the order.' })
  order!: string;

  @Field(() => String, { description: 'Its e-mail address, or the postcode it went to.' })
  verifier!: string;

  @Field(() => String, { nullable: true, description: 'The language that is asked for.' })
  language?: string | null;
}

@internal
@InputType('PortalSessionInput', { description: 'A session as its shopper presents it.' })
export class PortalSessionInput {
  @Field(() => String, { description: 'The portal.' })
  slug!: string;

  @Field(() => String, { description: 'The session.' })
  session!: string;
}

@internal
@InputType('PortalTokenInput', { description: 'The token of a return.' })
export class PortalTokenInput {
  @Field(() => String, { description: 'The portal.' })
  slug!: string;

  @Field(() => String, { description: 'The token.' })
  token!: string;
}

@internal
@InputType('PortalReturnLineInput', { description: 'Units of a line that a shopper sends back.' })
class PortalReturnLineInput {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Code of the reason.' })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'The shopper\'s comment.' })
  comment?: string | null;

  @Field(() => String, { nullable: true, description: 'The barcode of what they want instead.' })
  exchangeBarcode?: string | null;
}

@internal
@InputType('PortalPhotoInput', { description: 'A photo that a shopper sends.' })
class PortalPhotoInput {
  @Field(() => String, { nullable: true, description: 'As the shopper calls it.' })
  filename?: string | null;

  @Field(() => String, { description: 'Its bytes in base64.' })
  contentBase64!: string;
}

@internal
@InputType('CreatePortalReturnInput', { description: 'A return as a shopper asks for it.' })
export class CreatePortalReturnInput {
  @Field(() => String, { description: 'The portal.' })
  slug!: string;

  @Field(() => String, { description: 'The session.' })
  session!: string;

  @Field(() => [PortalReturnLineInput], { description: 'What comes back.' })
  lines!: PortalReturnLineInput[];

  @Field(() => ReturnResolutionEnum, { description: 'What the shopper gets.' })
  resolution!: ReturnResolution;

  @Field(() => ReturnMethodEnum, { description: 'How it travels.' })
  method!: ReturnMethod;

  @Field(() => String, { nullable: true, description: 'Code of the store where it is handed in.' })
  storeCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The shopper\'s note.' })
  note?: string | null;

  @Field(() => [PortalPhotoInput], { nullable: true, description: 'Up to 3.' })
  photos?: PortalPhotoInput[] | null;
}
