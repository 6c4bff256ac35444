import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { entity } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ReturnMethodEnum, ReturnResolutionEnum, ReturnSourceEnum, ReturnStatusEnum } from './return-enums.type.js';
import type { ReturnLabel, ReturnLabelStatus } from './return-label.js';
import type { ReturnStatus } from './return-status.js';
import type { ReturnLine } from './return-line.js';
import type { Return, ReturnMethod, ReturnResolution, ReturnSource } from './return.js';

@ObjectType('ReturnCarrier', { description: 'Who carries a return.' })
export class ReturnCarrierType {
  @Field(() => String, { nullable: true, description: 'Code of the carrier.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the carrier.' })
  name!: string | null;
}

/** The states of the label of a return. */
const ReturnLabelStatusEnum = enumType<ReturnLabelStatus>('ReturnLabelStatus', 'The state of the label of a return.', {
  PENDING: 'It is being made.', READY: 'It is made.', FAILED: 'It could not be made; it is tried again while it has a next attempt.',
});

@ObjectType('ReturnLabel', { description: 'The label that the customer sends a return with.' })
export class ReturnLabelType implements Pick<ReturnLabel, 'status' | 'attempts' | 'trackingNumber' | 'trackingUrl' | 'failureReason'> {
  @Field(() => ReturnLabelStatusEnum, { description: 'Its state.' })
  status!: ReturnLabelStatus;

  @Field(() => ReturnCarrierType, { nullable: true, description: 'Who carries the parcel; null until it is made.' })
  carrier!: ReturnCarrierType | null;

  @Field(() => String, { nullable: true, description: 'The carrier\'s number of the parcel; null until it is made.' })
  trackingNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier\'s page of the parcel.' })
  trackingUrl!: string | null;

  @Field(() => Int, { description: 'How often making it failed; it is tried 12 times.' })
  attempts!: number;

  @Field(() => DateTime, { nullable: true, description: 'When it is made, or tried again; null once it is made, while it is being made, and when it is not tried any more.' })
  nextAttemptAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Why making it failed last.' })
  failureReason!: string | null;

  /** Whose it is, for the resolver of its content. */
  returnId!: string;
}

/** The label of a return in the graph. */
export const toReturnLabelType = ({ returnId, status, carrierCode, carrierName, trackingNumber, trackingUrl, attempts, dueAt, isBeingMade, failureReason }: ReturnLabel): ReturnLabelType => ({
  returnId, status, carrier: carrierCode === null ? null : { code: carrierCode, name: carrierName }, trackingNumber, trackingUrl, attempts, nextAttemptAt: isBeingMade ? null : dueAt, failureReason,
});

@ObjectType('ReturnCustomer', { description: 'The customer of a return, as the warehouse may know them.' })
export class ReturnCustomerType {
  @Field(() => String, { nullable: true, description: 'Full name, as it was when the return was opened.' })
  name!: string | null;
}

@ObjectType('ReturnExchange', { description: 'The item a customer wants instead.' })
export class ReturnExchangeType {
  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;
}

@ObjectType('ReturnItemCount', { description: 'Units of one item.' })
class ReturnItemCountType {
  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title!: string | null;

  @Field(() => Int, { description: 'How many units.' })
  quantity!: number;
}

@ObjectType('ReturnOutcome', { description: 'The inspection result of a return.' })
export class ReturnOutcomeType {
  @Field(() => Boolean, { description: 'Whether every expected item arrived, in the expected quantity, in sellable condition.' })
  compliant!: boolean;

  @Field(() => [ReturnItemCountType], { description: 'Expected units that did not arrive.' })
  missing!: readonly ReturnItemCountType[];

  @Field(() => [ReturnItemCountType], { description: 'Units that arrived in another than sellable condition.' })
  notSellable!: readonly ReturnItemCountType[];

  @Field(() => [ReturnItemCountType], { description: 'Units beyond those expected.' })
  unexpected!: readonly ReturnItemCountType[];
}

@ObjectType('ReturnLine', { description: 'Units of one item that are expected, or arrived, or both; units in another condition have a line of their own.' })
export class ReturnLineType implements ReturnLine {
  @Field(() => ID, { nullable: true, description: 'The order line it was sold on; null for an item of no order.' })
  lineId!: string | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'Item code agreed with the warehouse; the barcode unless agreed otherwise.' })
  itemKey!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title!: string | null;

  @Field(() => Int, { description: 'Units announced; 0 for unexpected ones.' })
  quantityExpected!: number;

  @Field(() => Int, { description: 'Units that arrived.' })
  quantityReceived!: number;

  @Field(() => String, { nullable: true, description: 'Condition of what arrived: SELLABLE, DAMAGED, QUARANTINE, BLOCKED or the warehouse\'s own code.' })
  classification!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the reason, from the customer or the form in the parcel.' })
  reasonCode!: string | null;

  @Field(() => String, { nullable: true, description: 'The customer\'s comment.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Lot of what arrived.' })
  lotNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Serial number of what arrived.' })
  serialNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s remark.' })
  note!: string | null;

  /** What the customer wants instead, for its resolver; null for none. */
  exchangeSku!: string | null;
  exchangeBarcode!: string | null;

  /** For the resolver of its variant. */
  variantId!: string | null;
}

@entity('id')
@ObjectType('Return', { description: 'Goods a customer sends back to one location.' })
export class ReturnRecordType implements Omit<Return, 'version'> {
  @Field(() => ID, { description: 'The return.' })
  id!: string;

  @Field(() => String, { description: 'R and the company\'s progressive number.' })
  number!: string;

  @Field(() => Int, { description: 'The progressive number alone.' })
  progressive!: number;

  @Field(() => ReturnStatusEnum, { description: 'Its state.' })
  status!: ReturnStatus;

  @Field(() => ReturnSourceEnum, { description: 'Who opened it.' })
  source!: ReturnSource;

  @Field(() => Boolean, { description: 'False for an unannounced parcel.' })
  announced!: boolean;

  @Field(() => ID, { nullable: true, description: 'The order, where it is known.' })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the order, or the one on the parcel.' })
  orderNumber!: string | null;

  @Field(() => [String], { description: 'Tags of staff; no surface shows them.' })
  tags!: readonly string[];

  @Field(() => ReturnResolutionEnum, { description: 'What the customer gets for it.' })
  resolution!: ReturnResolution;

  @Field(() => ReturnMethodEnum, { description: 'How it travels.' })
  method!: ReturnMethod;

  @Field(() => [String], { description: 'Tracking numbers of its parcels.' })
  trackingNumbers!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Notes for the warehouse.' })
  notes!: string | null;

  @Field(() => [ReturnLineType], { description: 'What is expected and what arrived.' })
  lines!: readonly ReturnLineType[];

  @Field(() => Boolean, { nullable: true, description: 'Whether it is compliant; null until its goods were inspected.' })
  compliant!: boolean | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own reference.' })
  wmsReference!: string | null;

  @Field(() => DateTime, { description: 'When it was opened.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'Change sequence of the last change.' })
  updatedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When its warehouse confirmed that it expects it.' })
  acceptedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it arrived.' })
  receivedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its goods were inspected.' })
  inspectedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was closed.' })
  closedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was cancelled.' })
  cancelledAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was cancelled.' })
  cancelReason!: string | null;

  @Field(() => ID, { nullable: true, description: 'The exchange order.' })
  exchangeOrderId!: string | null;

  /** Where it goes, for the resolver of its location. */
  locationId!: string;

  /** Who carries it and who sends it, for their resolvers. */
  carrierCode!: string | null;
  carrierName!: string | null;
  customerName!: string | null;
}

/** A page of returns. */
export const ReturnConnection = connectionType(ReturnRecordType, 'Return');
