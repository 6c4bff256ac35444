import { Field, Int, ObjectType } from 'type-graphql';
import type { Language } from '#contract/languages.js';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { Languages } from '#subgraph-kit/language.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ReturnMethodEnum, ReturnResolutionEnum, ReturnStatusEnum } from '../returns/return-enums.type.js';
import type { ReturnMethod, ReturnResolution } from '../returns/return.js';
import type { ReturnStatus } from '../returns/return-status.js';
import type { LineOutcome } from './line-outcome.js';
import { PortalStoreType } from './portal-order.type.js';
import { PortalCreditType, PortalRefundType } from './portal-refund.type.js';

const LineOutcomes = internalEnumType<LineOutcome>('ReturnLineOutcome', 'What was found of a returned line.', {
  ACCEPTED: 'All of it arrived in sellable condition.', NOT_SELLABLE: 'Some of it cannot be sold.', MISSING: 'Some of it did not arrive.',
});

@internal
@ObjectType('PortalReturnExchange', { description: 'What the shopper gets instead.' })
class PortalExchangeType {
  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title!: string | null;

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

  @Field(() => Boolean, { description: 'Whether it is being made, or tried again later; false once it can be had, and where it could not be made.' })
  isAwaited!: boolean;

  @Field(() => String, { nullable: true, description: 'The carrier.' })
  carrier!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the parcel.' })
  trackingNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Where the carrier shows how the parcel travels.' })
  trackingUrl!: string | null;
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

  @Field(() => PortalCreditType, { nullable: true, description: 'The store credit that was given for it.' })
  credit!: PortalCreditType | null;

  @Field(() => [String], { description: 'The addresses of the tracking pages of what the shopper gets instead, once it is sent.' })
  exchangeTracking!: readonly string[];
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
