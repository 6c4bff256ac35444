import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Language } from '#contract/languages.js';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { Languages } from '#subgraph-kit/language.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ReturnMethodEnum, ReturnResolutionEnum } from '../returns/return-enums.type.js';
import type { ReturnMethod, ReturnResolution } from '../returns/return.js';
import type { LineBlock } from './returnable.js';
import type { ExchangeTime, FinalSale, RefundTime, ReturnFee, ReturnWindow, Verifier } from './return-policy.js';

/** The graph's enum of what proves an order. */
export const Verifiers = enumType<Verifier>('ReturnVerifier', 'What a shopper gives besides the number of an order.', { EMAIL: 'The e-mail address of the order.', ZIP: 'The postcode it was shipped to.' });

/** The graph's enum of why something cannot be returned. */
export const ReturnBlockEnum = enumType<LineBlock>('ReturnBlock', 'Why an order or a line of it cannot be returned.', {
  CANCELLED: 'It was cancelled.', NOT_SHIPPED: 'It has not left.', WINDOW_CLOSED: 'Its window is over.', LIMIT_REACHED: 'The customer has as many returns as the policy allows.',
  EXCLUDED_SKU: 'Its SKU is not taken back.', EXCLUDED_TAG: 'A tag of its is not taken back.', FINAL_SALE: 'It was sold without return.', ALREADY_RETURNED: 'All of it is in returns.',
});

const RefundTimes = enumType<RefundTime>('ReturnRefundTime', 'When the platform itself records the refund of a return.', {
  STAFF: 'Never: staff record refunds.', COMPLIANT: 'Once every item arrived in sellable condition.', FIRST_SCAN: 'When the carrier first scans the parcel, or else once the return is compliant.',
});

const ExchangeTimes = enumType<ExchangeTime>('ReturnExchangeTime', 'When the other piece of an exchange leaves.', { COMPLIANT: 'Once the return is compliant; until then the exchange order is on hold, with its piece reserved.', AT_ONCE: 'At once.' });

const WINDOW = 'The days of the window for the orders of some countries or channels; the first that has the order counts.';
const FEE = 'Decimal text in the currency of the order: 4.90.';
const SKUS = 'SKUs; one that ends in * is the beginning of SKUs.';

@ObjectType('ReturnWindow', { description: WINDOW })
class ReturnWindowType implements ReturnWindow {
  @Field(() => [String], { description: 'ISO 3166-1 alpha-2 codes of the countries that orders go to; none for all.' })
  countryCodes!: readonly string[];

  @Field(() => [String], { description: 'Sales channels; none for all.' })
  channels!: readonly string[];

  @Field(() => Int, { description: 'Days from delivery, or from three days after the parcel left while its delivery is not known.' })
  days!: number;
}

@InputType('ReturnWindowInput', { description: WINDOW })
class ReturnWindowInput {
  @Field(() => [String], { nullable: true, description: 'ISO 3166-1 alpha-2 codes of the countries that orders go to; none for all.' })
  countryCodes?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Sales channels; none for all.' })
  channels?: string[] | null;

  @Field(() => Int, { description: '0 to 3650 days.' })
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

@InputType('FinalSaleInput', { description: 'What is sold without return; what is left out is none.' })
class FinalSaleInput {
  @Field(() => [String], { nullable: true, description: SKUS })
  skus?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Tags of orders and products.' })
  tags?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'From this discount on, 1 to 100 percent of the price.' })
  discountPercent?: number | null;
}

@ObjectType('ReturnLimit', { description: 'The most returns of one e-mail address.' })
class ReturnLimitType {
  @Field(() => Int, { description: 'How many, without cancelled ones.' })
  returns!: number;

  @Field(() => Int, { description: 'In how many days.' })
  periodDays!: number;
}

@InputType('ReturnLimitInput', { description: 'The most returns of one e-mail address; an empty object for no limit.' })
class ReturnLimitInput {
  @Field(() => Int, { nullable: true, description: 'How many, 1 to 1000; null for no limit.' })
  returns?: number | null;

  @Field(() => Int, { nullable: true, description: 'In how many days, 1 to 3650; 365 unless given.' })
  periodDays?: number | null;
}

@ObjectType('ReturnReasonLabel', { description: 'A text in one language.' })
class ReturnReasonLabelType {
  @Field(() => Languages, { description: 'The language.' })
  language!: Language;

  @Field(() => String, { description: 'What shoppers read.' })
  label!: string;
}

@InputType('ReturnReasonLabelInput', { description: 'A text in one language.' })
class ReturnReasonLabelInput {
  @Field(() => Languages, { description: 'The language.' })
  language!: Language;

  @Field(() => String, { description: 'What shoppers read, 1 to 120 characters.' })
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

@InputType('ReturnReasonInput', { description: 'Why shoppers return, and what they give with it.' })
class ReturnReasonInput {
  @Field(() => String, { description: '1 to 60 lower-case letters, digits, hyphens and underscores.' })
  code!: string;

  @Field(() => [ReturnReasonLabelInput], { description: 'At least one in the default language.' })
  labels!: ReturnReasonLabelInput[];

  @Field(() => Boolean, { nullable: true, description: 'Whether a photo must be given; false unless given.' })
  requiresPhoto?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a comment must be given; false unless given.' })
  requiresComment?: boolean | null;
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

@InputType('ReturnFeeInput', { description: 'The fee of a method or a reason, or of both.' })
class ReturnFeeInput {
  @Field(() => ReturnMethodEnum, { nullable: true, description: 'The method; any unless given.' })
  method?: ReturnMethod | null;

  @Field(() => String, { nullable: true, description: 'Code of the reason; any unless given.' })
  reasonCode?: string | null;

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

@InputType('SaveReturnPolicyInput', { description: 'A change of the return policy; what is left out stays as it is.' })
export class SaveReturnPolicyInput {
  @Field(() => [Languages], { nullable: true, description: 'Of the portal.' })
  languages?: Language[] | null;

  @Field(() => Languages, { nullable: true, description: 'Where neither the shopper nor the order has one of them.' })
  defaultLanguage?: Language | null;

  @Field(() => [Verifiers], { nullable: true, description: 'What shoppers may give besides the number of the order.' })
  verifyWith?: Verifier[] | null;

  @Field(() => Int, { nullable: true, description: 'Days in which orders can be returned, where no window has them: 0 to 3650.' })
  windowDays?: number | null;

  @Field(() => [ReturnWindowInput], { nullable: true, description: 'Other windows, all of them.' })
  windows?: ReturnWindowInput[] | null;

  @Field(() => [String], { nullable: true, description: `What is not taken back: ${SKUS}` })
  excludedSkus?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'What is not taken back: tags of orders and products.' })
  excludedTags?: string[] | null;

  @Field(() => FinalSaleInput, { nullable: true, description: 'What is sold without return, all of it.' })
  finalSale?: FinalSaleInput | null;

  @Field(() => ReturnLimitInput, { nullable: true, description: 'The most returns of one e-mail address.' })
  limit?: ReturnLimitInput | null;

  @Field(() => [ReturnReasonInput], { nullable: true, description: 'Reasons to choose from, all of them: 1 to 50.' })
  reasons?: ReturnReasonInput[] | null;

  @Field(() => String, { nullable: true, description: `What is withheld from a refund: ${FEE}` })
  fee?: string | null;

  @Field(() => [ReturnFeeInput], { nullable: true, description: 'Other fees, all of them.' })
  fees?: ReturnFeeInput[] | null;

  @Field(() => [ReturnResolutionEnum], { nullable: true, description: 'What shoppers may choose to get.' })
  resolutions?: ReturnResolution[] | null;

  @Field(() => [ReturnMethodEnum], { nullable: true, description: 'How goods may travel back.' })
  methods?: ReturnMethod[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether another colour may be had in exchange.' })
  exchangesColors?: boolean | null;

  @Field(() => ExchangeTimes, { nullable: true, description: 'When the other piece of an exchange leaves.' })
  exchangeShips?: ExchangeTime | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether what was paid for shipping is given back once the whole order is returned.' })
  refundsShipping?: boolean | null;

  @Field(() => RefundTimes, { nullable: true, description: 'When the platform itself records the refund.' })
  refundWhen?: RefundTime | null;

  @Field(() => Int, { nullable: true, description: 'For how many days a store credit can be spent: 1 to 3650.' })
  creditDays?: number | null;
}

@ObjectType('ReturnPortal', { description: 'The page on which shoppers return orders.' })
export class ReturnPortalType {
  @Field(() => String, { description: 'The last part of its address, /returns/ and this.' })
  slug!: string;

  @Field(() => Boolean, { description: 'Whether it is open; status pages and labels of returns stay while it is closed.' })
  enabled!: boolean;
}

@InputType('SaveReturnPortalInput', { description: 'A change of the returns portal; what is left out stays as it is.' })
export class SaveReturnPortalInput {
  @Field(() => String, { nullable: true, description: 'The last part of its address: 1 to 64 lower-case letters, digits and hyphens, not beginning with a hyphen. Needed for a first portal.' })
  slug?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is open; a first portal is, unless given.' })
  enabled?: boolean | null;
}
