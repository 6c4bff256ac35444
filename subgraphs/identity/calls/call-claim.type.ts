import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { CallClaim } from './claim-call.js';

type Outcome = CallClaim['outcome'];

const OutcomeEnum = internalEnumType<Outcome>('CallClaimOutcome', 'What a surface does with a keyed call.', {
  RUN: 'Run the command and finish the call.',
  REPLAY: 'Answer what was answered before.',
  REUSED: 'Refuse it: the key belongs to another request.',
  IN_PROGRESS: 'Answer what the first request has recorded; refuse it where it has recorded nothing yet.',
});

@internal
@InputType('ClaimCallInput', { description: 'A keyed call as its surface received it.' })
export class ClaimCallInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The company; a connection\'s own by default.' })
  companyId?: number;

  @Field(() => ID, { description: 'The call\'s request id.' })
  requestId!: string;

  @Field(() => ID, { description: 'The connection that calls.' })
  connectionId!: string;

  @Field(() => String, { description: 'The interface it came through.' })
  surface!: string;

  @Field(() => String, { description: 'What is called.' })
  operation!: string;

  @Field(() => String, { description: 'HTTP method.' })
  method!: string;

  @Field(() => String, { description: 'Path as it was written.' })
  path!: string;

  @Field(() => String, { description: 'Address of the caller.' })
  address!: string;

  @Field(() => String, { description: 'The Idempotency-Key.' })
  key!: string;

  @Field(() => String, { description: 'Equal for equal requests: method, path and body.' })
  fingerprint!: string;

  @Field(() => String, { description: 'Request headers as JSON text.' })
  requestHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Request body.' })
  requestBody?: string;

  @Field(() => ID, { nullable: true, description: 'The process that is to run it, as `keepProcess` knows it; once that is gone, a repetition need not wait.' })
  processId?: string;
}

@internal
@ObjectType('StoredAnswer', { description: 'An answer that was given before.' })
export class StoredAnswerType {
  @Field(() => Int, { description: 'HTTP status.' })
  status!: number;

  @Field(() => String, { description: 'Headers as JSON text.' })
  headers!: string;

  @Field(() => String, { description: 'Body.' })
  body!: string;
}

@internal
@ObjectType('CallClaim', { description: 'What became of a claim.' })
export class CallClaimType {
  @Field(() => OutcomeEnum, { description: 'What to do.' })
  outcome!: Outcome;

  @Field(() => ID, { nullable: true, description: 'The record of the call that runs, or of the one whose answer this is.' })
  callId?: string;

  @Field(() => ID, { nullable: true, description: 'Identifies the command, the same in every repetition; only with RUN and IN_PROGRESS.' })
  commandId?: string;

  @Field(() => String, { nullable: true, description: 'Proves later that the call still owns its key; only with RUN and IN_PROGRESS.' })
  owner?: string;

  @Field(() => DateTime, { nullable: true, description: 'When the key may go to a repetition; only with RUN and IN_PROGRESS.' })
  expiresAt?: string;

  @Field(() => StoredAnswerType, { nullable: true, description: 'The answer; only with REPLAY.' })
  answer?: StoredAnswerType;
}

@internal
@ObjectType('CallEnding', { description: 'What became of the answer of a claimed call.' })
export class CallEndingType {
  @Field(() => Boolean, { description: 'Whether it is the call\'s answer now.' })
  stored!: boolean;

  @Field(() => StoredAnswerType, { nullable: true, description: 'The answer a repetition gave the call before, if one did.' })
  answer?: StoredAnswerType;
}
