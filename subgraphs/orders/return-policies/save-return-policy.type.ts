import { Field, InputType, Int } from 'type-graphql';
import type { Language } from '#contract/languages.js';
import { Languages } from '#subgraph-kit/language.type.js';
import { ReturnMethodEnum, ReturnResolutionEnum } from '../returns/return-enums.type.js';
import type { ReturnMethod, ReturnResolution } from '../returns/return.js';
import type { ExchangeTime, RefundTime, Verifier } from './return-policy.js';
import { ExchangeTimes, RefundTimes, Verifiers } from './return-policy-enums.type.js';
import { FEE, SKUS, WINDOW } from './return-policy.type.js';

@InputType('ReturnWindowInput', { description: WINDOW })
class ReturnWindowInput {
  @Field(() => [String], { nullable: true, description: 'ISO 3166-1 alpha-2 codes of the countries that orders go to; none for all.' })
  countryCodes?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Sales channels; none for all.' })
  channels?: string[] | null;

  @Field(() => Int, { description: '0 to 3650 days.' })
  days!: number;
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

@InputType('ReturnLimitInput', { description: 'The most returns of one e-mail address; an empty object for no limit.' })
class ReturnLimitInput {
  @Field(() => Int, { nullable: true, description: 'How many, 1 to 1000; null for no limit.' })
  returns?: number | null;

  @Field(() => Int, { nullable: true, description: 'In how many days, 1 to 3650; 365 unless given.' })
  periodDays?: number | null;
}

@InputType('ReturnReasonLabelInput', { description: 'A text in one language.' })
class ReturnReasonLabelInput {
  @Field(() => Languages, { description: 'The language.' })
  language!: Language;

  @Field(() => String, { description: 'What shoppers read, 1 to 120 characters.' })
  label!: string;
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

@InputType('ReturnFeeInput', { description: 'The fee of a method or a reason, or of both.' })
class ReturnFeeInput {
  @Field(() => ReturnMethodEnum, { nullable: true, description: 'The method; any unless given.' })
  method?: ReturnMethod | null;

  @Field(() => String, { nullable: true, description: 'Code of the reason; any unless given.' })
  reasonCode?: string | null;

  @Field(() => String, { description: FEE })
  fee!: string;
}

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

@InputType('SaveReturnPortalInput', { description: 'A change of the returns portal; what is left out stays as it is.' })
export class SaveReturnPortalInput {
  @Field(() => String, { nullable: true, description: 'The last part of its address: 1 to 64 lower-case letters, digits and hyphens, not beginning with a hyphen. Needed for a first portal.' })
  slug?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is open; a first portal is, unless given.' })
  enabled?: boolean | null;
}
