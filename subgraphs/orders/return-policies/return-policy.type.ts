import { Field, Int, ObjectType } from 'type-graphql';
import type { Language } from '#contract/languages.js';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { Languages } from '#subgraph-kit/language.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ReturnMethodEnum, ReturnResolutionEnum } from '../returns/return-enums.type.js';
import type { ReturnMethod, ReturnResolution } from '../returns/return.js';
import type { ExchangeTime, FinalSale, RefundTime, ReturnFee, ReturnWindow, Verifier } from './return-policy.js';
import { ExchangeTimes, RefundTimes, Verifiers } from './return-policy-enums.type.js';

/** What a window is. */
export const WINDOW = 'The days of the window for the orders of some countries or channels; the first that has the order counts.';
/** How a fee is written. */
export const FEE = 'Decimal text in the currency of the order: 4.90.';
/** How SKUs are named. */
export const SKUS = 'SKUs; one that ends in * is the beginning of SKUs.';

@ObjectType('ReturnWindow', { description: WINDOW })
class ReturnWindowType implements ReturnWindow {
  @Field(() => [String], { description: 'ISO 3166-1 alpha-2 codes of the countries that orders go to; none for all.' })
  countryCodes!: readonly string[];

  @Field(() => [String], { description: 'Sales channels; none for all.' })
  channels!: readonly string[];

  @Field(() => Int, { description: 'Days from delivery, or from three days after the parcel left while its delivery is not known.' })
  days!: number;
}

@ObjectType('FinalSale', { description: 'What is sold without return.' })
class FinalSaleType implements FinalSale {
  @Field(() => [String], { description: SKUS })
  skus!: readonly string[];

  @Field(() => [String], { description: 'Tags of orders and products.' })
  tags!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'From this discount on, in percent of the price; null for no such rule.' })
  discountPercent!: number | null;
}

@ObjectType('ReturnLimit', { description: 'The most returns of one e-mail address.' })
class ReturnLimitType {
  @Field(() => Int, { description: 'How many, without cancelled ones.' })
  returns!: number;

  @Field(() => Int, { description: 'In how many days.' })
  periodDays!: number;
}

@ObjectType('ReturnReasonLabel', { description: 'A text in one language.' })
class ReturnReasonLabelType {
  @Field(() => Languages, { description: 'The language.' })
  language!: Language;

  @Field(() => String, { description: 'What shoppers read.' })
  label!: string;
}

@ObjectType('ReturnReason', { description: 'Why shoppers return, and what they give with it.' })
export class ReturnReasonType {
  @Field(() => String, { description: 'Its code, which lines of returns have.' })
  code!: string;

  @Field(() => [ReturnReasonLabelType], { description: 'What shoppers read; a language without one reads that of the default language.' })
  labels!: readonly ReturnReasonLabelType[];

  @Field(() => Boolean, { description: 'Whether a photo must be given.' })
  requiresPhoto!: boolean;

  @Field(() => Boolean, { description: 'Whether a comment must be given.' })
  requiresComment!: boolean;
}

@ObjectType('ReturnFee', { description: 'The fee of a method or a reason, or of both.' })
class ReturnFeeType implements ReturnFee {
  @Field(() => ReturnMethodEnum, { nullable: true, description: 'The method; null for any.' })
  method!: ReturnMethod | null;

  @Field(() => String, { nullable: true, description: 'Code of the reason; null for any.' })
  reasonCode!: string | null;

  @Field(() => String, { description: FEE })
  fee!: string;
}

@ObjectType('ReturnPolicy', { description: 'The rules by which goods are taken back: what shoppers read and may do on the returns portal.' })
export class ReturnPolicyType {
  @Field(() => Int, { description: 'Counts the changes; 0 is the usual policy of a merchant who has changed none.' })
  version!: number;

  @Field(() => DateTime, { nullable: true, description: 'When it was saved; null for the usual policy.' })
  savedAt!: string | null;

  @Field(() => [Languages], { description: 'Of the portal.' })
  languages!: readonly Language[];

  @Field(() => Languages, { description: 'Where neither the shopper nor the order has one of them.' })
  defaultLanguage!: Language;

  @Field(() => [Verifiers], { description: 'What shoppers may give besides the number of the order.' })
  verifyWith!: readonly Verifier[];

  @Field(() => Int, { description: 'Days in which orders can be returned, where no window has them.' })
  windowDays!: number;

  @Field(() => [ReturnWindowType], { description: 'Other windows.' })
  windows!: readonly ReturnWindowType[];

  @Field(() => [String], { description: `What is not taken back: ${SKUS}` })
  excludedSkus!: readonly string[];

  @Field(() => [String], { description: 'What is not taken back: tags of orders and products.' })
  excludedTags!: readonly string[];

  @Field(() => FinalSaleType, { description: 'What is sold without return.' })
  finalSale!: FinalSaleType;

  @Field(() => ReturnLimitType, { nullable: true, description: 'The most returns of one e-mail address; null for no limit.' })
  limit!: ReturnLimitType | null;

  @Field(() => [ReturnReasonType], { description: 'Reasons to choose from.' })
  reasons!: readonly ReturnReasonType[];

  @Field(() => String, { description: `What is withheld from a refund: ${FEE}` })
  fee!: string;

  @Field(() => [ReturnFeeType], { description: 'Other fees; the first that has the method and the reason counts.' })
  fees!: readonly ReturnFeeType[];

  @Field(() => [ReturnResolutionEnum], { description: 'What shoppers may choose to get.' })
  resolutions!: readonly ReturnResolution[];

  @Field(() => [ReturnMethodEnum], { description: 'How goods may travel back.' })
  methods!: readonly ReturnMethod[];

  @Field(() => Boolean, { description: 'Whether another colour may be had in exchange.' })
  exchangesColors!: boolean;

  @Field(() => ExchangeTimes, { description: 'When the other piece of an exchange leaves.' })
  exchangeShips!: ExchangeTime;

  @Field(() => Boolean, { description: 'Whether what was paid for shipping is given back once the whole order is returned.' })
  refundsShipping!: boolean;

  @Field(() => RefundTimes, { description: 'When the platform itself records the refund.' })
  refundWhen!: RefundTime;

  @Field(() => Int, { description: 'For how many days a store credit can be spent.' })
  creditDays!: number;
}

/** A page of return policies. */
export const ReturnPolicyConnection = connectionType(ReturnPolicyType, 'ReturnPolicy');

@ObjectType('ReturnPortal', { description: 'The page on which shoppers return orders.' })
export class ReturnPortalType {
  @Field(() => String, { description: 'The last part of its address, /returns/ and this.' })
  slug!: string;

  @Field(() => Boolean, { description: 'Whether it is open; status pages and labels of returns stay while it is closed.' })
  enabled!: boolean;
}
