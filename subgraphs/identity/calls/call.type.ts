import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { CallOutcome } from './read-calls.js';

const CallOutcomeEnum = enumType<CallOutcome>('CallOutcome', 'The state of a call.', {
  RUNNING: 'In progress.',
  ANSWERED: 'A response was sent.',
  ABANDONED: 'It ended without a stored response, because its process stopped or could not store the response.',
});

@ObjectType('CallRecord', { description: 'A logged call of another system; kept for thirty days.' })
export class CallRecordType {
  @Field(() => ID, { description: 'Identifies the record.' })
  id!: string;

  @Field(() => ID, { description: 'The request id returned to the caller.' })
  requestId!: string;

  @Field(() => ID, { nullable: true, description: 'The calling connection.' })
  connectionId!: string | null;

  @Field(() => String, { description: 'The surface that received it.' })
  surface!: string;

  @Field(() => String, { nullable: true, description: 'The operation.' })
  operation!: string | null;

  @Field(() => String, { description: 'HTTP method.' })
  method!: string;

  @Field(() => String, { description: 'Path with its query, keys and tokens redacted.' })
  path!: string;

  @Field(() => String, { description: 'IP address of the caller.' })
  address!: string;

  @Field(() => DateTime, { description: 'Start time.' })
  startedAt!: string;

  @Field(() => CallOutcomeEnum, { description: 'State of the call.' })
  outcome!: CallOutcome;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the response; null where there is none (see `outcome`).' })
  status!: number | null;

  @Field(() => Int, { nullable: true, description: 'Duration in milliseconds.' })
  durationMs!: number | null;

  @Field(() => String, { description: 'Request headers as JSON text, credentials redacted.' })
  requestHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Response headers as JSON text.' })
  answerHeaders!: string | null;
}

/** A page of calls. */
export const CallRecordPage = connectionType(CallRecordType, 'CallRecord');

@ObjectType('RepeatedCall', { description: 'What a logged call would be answered now.' })
export class RepeatedCallType {
  @Field(() => Int, { description: 'HTTP status.' })
  status!: number;

  @Field(() => String, { description: 'Content type; empty where there is no body.' })
  contentType!: string;

  @Field(() => String, { nullable: true, description: 'Body, with secrets redacted; null for files and for exports that are sent in pieces.' })
  body!: string | null;
}

@ObjectType('CallCounts', { description: 'How many calls a connection made in the last 24 hours.' })
export class CallCountsType {
  @Field(() => Int, { description: 'Calls.' })
  calls!: number;

  @Field(() => Int, { description: 'Those of them with an HTTP status of 400 or higher, and abandoned ones.' })
  failed!: number;

  @Field(() => Boolean, { description: 'Whether these are all; false for a busy connection, of whose log the last thousand calls were counted.' })
  complete!: boolean;
}

@internal
@InputType('OwnCallFilter', { description: 'Filters a connection\'s list of its own calls.' })
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

@InputType('CallFilter', { description: 'Filters a list of calls.' })
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

  @Field(() => String, { nullable: true, description: 'Only calls that this surface received, such as fulfillment.' })
  surface?: string;

  @Field(() => String, { nullable: true, description: 'Only calls whose path, with its query, contains this text.' })
  path?: string;

  @Field(() => Boolean, { nullable: true, description: 'True for calls with an HTTP status of 400 or higher and for abandoned ones, false for all others.' })
  failed?: boolean;
}
