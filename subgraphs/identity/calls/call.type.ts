import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.js';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { CallOutcome } from './read-calls.js';

const CallOutcomeEnum = enumType<CallOutcome>('CallOutcome', 'How far a call came.', {
  RUNNING: 'It is being worked on.',
  ANSWERED: 'It was answered.',
  ABANDONED: 'It ended without an answer, because the process that worked on it went away or could not store the answer.',
});

@ObjectType('CallRecord', { description: 'A call of another system, as it was logged; kept for thirty days.' })
export class CallRecordType {
  @Field(() => ID, { description: 'Identifies the record.' })
  id!: string;

  @Field(() => ID, { description: 'The id the caller got with the answer.' })
  requestId!: string;

  @Field(() => ID, { nullable: true, description: 'The connection that called.' })
  connectionId!: string | null;

  @Field(() => String, { description: 'The interface it came through.' })
  surface!: string;

  @Field(() => String, { nullable: true, description: 'What was called.' })
  operation!: string | null;

  @Field(() => String, { description: 'HTTP method.' })
  method!: string;

  @Field(() => String, { description: 'Path with its query, keys and tokens redacted.' })
  path!: string;

  @Field(() => String, { description: 'Address of the caller.' })
  address!: string;

  @Field(() => DateTime, { description: 'When it began.' })
  startedAt!: string;

  @Field(() => CallOutcomeEnum, { description: 'Whether it was answered.' })
  outcome!: CallOutcome;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the answer; null where there is none (see `outcome`).' })
  status!: number | null;

  @Field(() => Int, { nullable: true, description: 'How long it took, in milliseconds.' })
  durationMs!: number | null;

  @Field(() => String, { description: 'Request headers as JSON text, credentials redacted.' })
  requestHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Answer headers as JSON text.' })
  answerHeaders!: string | null;
}

/** A page of calls. */
export const CallRecordPage = connectionType(CallRecordType, 'CallRecord');

@internal
@InputType('OwnCallFilter', { description: 'Narrows a connection\'s list of its own calls.' })
export class OwnCallFilterInput {
  @Field(() => DateTime, { nullable: true, description: 'Only calls logged at this time or later.' })
  from?: string;

  @Field(() => DateTime, { nullable: true, description: 'Only calls logged before this time.' })
  to?: string;

  @Field(() => String, { nullable: true, description: 'Only calls of this operation.' })
  operation?: string;

  @Field(() => Int, { nullable: true, description: 'Only calls with this HTTP status.' })
  status?: number;
}

@InputType('CallFilter', { description: 'Narrows a list of calls.' })
export class CallFilterInput {
  @Field(() => ID, { nullable: true, description: 'Only calls of this connection.' })
  connectionId?: string;

  @Field(() => DateTime, { nullable: true, description: 'Only calls logged at this time or later.' })
  from?: string;

  @Field(() => DateTime, { nullable: true, description: 'Only calls logged before this time.' })
  to?: string;

  @Field(() => String, { nullable: true, description: 'Only calls of this operation.' })
  operation?: string;

  @Field(() => Int, { nullable: true, description: 'Only calls with this HTTP status.' })
  status?: number;
}
