import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { CustomerType } from '../addresses/address.type.js';
import { ReturnStatusEnum } from '../returns/return-enums.type.js';
import type { ReturnStatus } from '../returns/return-status.js';
import type { PolledReturn } from './poll-warehouse-returns.js';

@internal
@ObjectType('PolledReturnLine', { description: 'Units of one item a warehouse expects.' })
class PolledReturnLineType {
  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'The code agreed with the warehouse.' })
  itemKey!: string | null;

  @Field(() => Int, { description: 'Units.' })
  quantityExpected!: number;

  @Field(() => String, { nullable: true, description: 'Code of the reason.' })
  reasonCode!: string | null;
}

@internal
@ObjectType('PolledReturn', { description: 'A return, as its polling warehouse reads it.' })
export class PolledReturnType {
  @Field(() => ID, { description: 'The return.' })
  id!: string;

  @Field(() => String, { description: 'Return number.' })
  number!: string;

  @Field(() => GraphQLSafeInt, { description: 'Its public integer, progressive in its company.' })
  progressive!: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The public integer of its order.' })
  orderSequence!: number | null;

  @Field(() => String, { nullable: true, description: 'Number of its order.' })
  orderNumber!: string | null;

  @Field(() => ReturnStatusEnum, { description: 'Its state.' })
  status!: ReturnStatus;

  @Field(() => DateTime, { description: 'When it was opened.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When polls see the last change, a few seconds after it.' })
  pollVisibleAt!: string;

  @Field(() => String, { nullable: true, description: 'Code of the carrier.' })
  carrierCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the carrier.' })
  carrierName!: string | null;

  @Field(() => [String], { description: 'The carrier\'s numbers.' })
  trackingNumbers!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Notes for the warehouse.' })
  notes!: string | null;

  @Field(() => CustomerType, { description: 'Who sends it back.' })
  customer!: CustomerType;

  @Field(() => [PolledReturnLineType], { description: 'What is expected.' })
  lines!: readonly PolledReturnLineType[];
}

@internal
@InputType('PollWarehouseReturnsInput', { description: 'Which returns a polling warehouse asks for.' })
export class PollWarehouseReturnsInput {
  @Field(() => DateTime, { nullable: true, description: 'Only changes that polls see at or after this instant.' })
  from?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only returns opened at or after this instant.' })
  createdFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only returns opened before this instant.' })
  createdUntil?: string | null;
}

/** A return as the graph shows it to a polling warehouse. */
export const toPolledReturnType = (polled: PolledReturn): PolledReturnType => ({ ...polled });
