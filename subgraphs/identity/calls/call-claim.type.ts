import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { CallClaim } from './claim-call.js';

type Outcome = CallClaim['outcome'];

const OutcomeEnum = internalEnumType<Outcome>('CallClaimOutcome', 'What the surface must do with a call that has an idempotency key.', {
  RUN: 'Run the command and finish the call.',
  REPLAY: 'Return the stored response.',
  REUSED: 'Reject it: the key belongs to a different request.',
  IN_PROGRESS: 'Return the result that the first request has recorded; reject the call if it has recorded none yet.',
});

@internal
@InputType('ClaimCallInput', { description: 'A call with an idempotency key, as its surface received it.' })
export class ClaimCallInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The company; defaults to the connection\'s own.' })
  companyId?: number;

  @Field(() => ID, { description: 'Request id of the call.' })
  requestId!: string;

  @Field(() => ID, { description: 'The calling connection.' })
  connectionId!: string;

  @Field(() => String, { description: 'The surface that received it.' })
  surface!: string;

  @Field(() => String, { description: 'The operation.' })
  operation!: string;

  @Field(() => String, { description: 'HTTP method.' })
  method!: string;

  @Field(() => String, { description: 'Path as received.' })
  path!: string;

  @Field(() => String, { description: 'IP address of the caller.' })
  address!: string;

  @Field(() => String, { description: 'The Idempotency-Key.' })
  key!: string;

  @Field(() => String, { description: 'Fingerprint of method, path and body.' })
  fingerprint!: string;

  @Field(() => String, { description: 'Request headers as JSON text.' })
  requestHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Request body.' })
  requestBody?: string;

  @Field(() => ID, { nullable: true, description: 'The process that runs it, as registered by `keepProcess`; once that process has stopped, a retry need not wait.' })
  processId?: string;
}

@internal
@ObjectType('StoredAnswer', { description: 'A stored response.' })
export class StoredAnswerType {
  @Field(() => Int, { description: 'HTTP status.' })
  status!: number;

  @Field(() => String, { description: 'Headers as JSON text.' })
  headers!: string;

  @Field(() => String, { description: 'Body.' })
  body!: string;

  @Field(() => [String], { description: 'Secrets in the body, which the log must not have.' })
  secrets!: readonly string[];
}

@internal
@ObjectType('CallClaim', { description: 'The result of a claim.' })
export class CallClaimType {
  @Field(() => OutcomeEnum, { description: 'What the surface must do.' })
  outcome!: Outcome;

  @Field(() => ID, { nullable: true, description: 'The record of the running call, or of the call whose response is returned.' })
  callId?: string;

  @Field(() => ID, { nullable: true, description: 'Command id, the same in every retry; only with RUN and IN_PROGRESS.' })
  commandId?: string;

  @Field(() => String, { nullable: true, description: 'Owner token, required to finish the call; only with RUN and IN_PROGRESS.' })
  owner?: string;

  @Field(() => DateTime, { nullable: true, description: 'When a retry may take over the key; only with RUN and IN_PROGRESS.' })
  expiresAt?: string;

  @Field(() => StoredAnswerType, { nullable: true, description: 'The stored response; only with REPLAY.' })
  answer?: StoredAnswerType;
}

@internal
@ObjectType('CallEnding', { description: 'The result of finishing a claimed call.' })
export class CallEndingType {
  @Field(() => Boolean, { description: 'Whether the response was stored.' })
  stored!: boolean;

  @Field(() => StoredAnswerType, { nullable: true, description: 'The response already stored by a retry, if any.' })
  answer?: StoredAnswerType;
}
