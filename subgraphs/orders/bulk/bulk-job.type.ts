import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ErrorCode } from '#contract/error-codes.js';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { BulkJob, BulkJobStatus, BulkResult, BulkResultStatus } from './bulk-job.js';
import type { BulkAction } from './order-changes.js';

const BulkActionEnum = enumType<BulkAction>('BulkAction', 'What a job does to each of its orders.', {
  HOLD: 'Puts it on hold.', RELEASE: 'Ends its hold.', CANCEL: 'Cancels it.', TAG: 'Adds and removes tags.', REROUTE: 'Moves it to another location.', GENERATE_DOCUMENTS: 'Writes its documents.',
});

const BulkJobStatusEnum = enumType<BulkJobStatus>('BulkJobStatus', 'The state of a job.', {
  QUEUED: 'Waits for its turn.',
  RUNNING: 'Changes its orders.',
  COMPLETED: 'Every order was changed or refused.',
  CANCELLED: 'Ended by staff before every order had its turn.',
  FAILED: 'Ended because what is stored of it is damaged.',
});

/** The graph's enum of what becomes of an order of a job. */
export const BulkResultStatusEnum = enumType<BulkResultStatus>('BulkResultStatus', 'What became of an order of a job.', {
  WAITING: 'Has not had its turn yet.',
  CHANGED: 'Changed, or was so already.',
  REFUSED: 'Not changed; its code and message say why.',
  SKIPPED: 'Left as it was, because the job ended before its turn.',
});

@ObjectType('BulkResult', { description: 'An order of a job and what became of it.' })
export class BulkResultType implements BulkResult {
  @Field(() => Int, { description: 'Its place in the job, from 0.' })
  place!: number;

  @Field(() => ID, { description: 'The reference as given, or the number that was found.' })
  reference!: string;

  @Field(() => BulkResultStatusEnum, { description: 'What became of it.' })
  status!: BulkResultStatus;

  orderId!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the error, as single calls answer it; null unless it was refused.' })
  code!: ErrorCode | null;

  @Field(() => String, { nullable: true, description: 'The same as readable text.' })
  message!: string | null;
}

/** A page of the orders of a job. */
export const BulkResultConnection = connectionType(BulkResultType, 'BulkResult');

@ObjectType('BulkJob', { description: 'A job that changes many orders, one after the other, each in its own right. It is kept for thirty days after its end.' })
export class BulkJobType implements BulkJob {
  @Field(() => ID, { description: 'The job.' })
  id!: string;

  @Field(() => BulkActionEnum, { description: 'What it does to each order.' })
  action!: BulkAction;

  @Field(() => BulkJobStatusEnum, { description: 'Its state.' })
  status!: BulkJobStatus;

  @Field(() => Int, { description: 'How many orders it has.' })
  total!: number;

  @Field(() => Int, { description: 'How many were changed so far, or were so already.' })
  changed!: number;

  @Field(() => Int, { description: 'How many were refused so far.' })
  refused!: number;

  @Field(() => String, { description: 'Who started it; each order is changed in their name, with the rights they have at that time.' })
  startedBy!: string;

  @Field(() => DateTime, { description: 'When it was started by them.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When its first orders had their turn; null before.' })
  startedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null before.' })
  endedAt!: string | null;
}

/** A page of jobs. */
export const BulkJobConnection = connectionType(BulkJobType, 'BulkJob');

@InputType('CancelBulkJobInput', { description: 'A job to end before its time.' })
export class CancelBulkJobInput {
  @Field(() => ID, { description: 'The job.' })
  id!: string;
}

@internal
@ObjectType('ClaimedBulkJob', { description: 'A job that the caller may work on until its lease ends.' })
export class ClaimedBulkJobType {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The job.' })
  id!: string;

  @Field(() => ID, { description: 'Proves the claim.' })
  token!: string;

  @Field(() => ID, { nullable: true, description: 'The person who started it.' })
  userId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The token that started it; null for the command line.' })
  tokenId!: string | null;
}

@internal
@InputType('RunBulkSliceInput', { description: 'A claimed job, and what its starter may do now.' })
export class RunBulkSliceInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The job.' })
  id!: string;

  @Field(() => ID, { description: 'Proves the claim.' })
  token!: string;

  @Field(() => [String], { description: 'The permissions that its starter has now.' })
  permissions!: string[];
}
