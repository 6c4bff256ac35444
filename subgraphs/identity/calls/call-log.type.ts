import { Field, ID, InputType, Int } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';

@internal
@InputType('FinishCallInput', { description: 'The response of a claimed call.' })
export class FinishCallInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The company; defaults to the connection\'s own.' })
  companyId?: number;

  @Field(() => ID, { description: 'Id of the call, from its claim.' })
  callId!: string;

  @Field(() => String, { description: 'Owner token, from its claim.' })
  owner!: string;

  @Field(() => Int, { description: 'HTTP status.' })
  status!: number;

  @Field(() => String, { description: 'Response headers as JSON text.' })
  headers!: string;

  @Field(() => String, { description: 'Response body.' })
  body!: string;

  @Field(() => [String], { nullable: true, description: 'Secrets in the body, which are stored sealed.' })
  secrets?: string[];

  @Field(() => Int, { description: 'Duration of the call in milliseconds.' })
  durationMs!: number;

  @Field(() => Boolean, { description: 'Whether retries with the same key get this response; false frees the key.' })
  keep!: boolean;
}

@internal
@InputType('LogCallInput', { description: 'A call without an idempotency key.' })
export class LogCallInput {
  @Field(() => GraphQLSafeInt, { description: 'The company; 0 for an unknown caller.' })
  companyId!: number;

  @Field(() => ID, { description: 'Request id of the call.' })
  requestId!: string;

  @Field(() => ID, { nullable: true, description: 'The calling connection.' })
  connectionId?: string;

  @Field(() => String, { description: 'The surface that received it.' })
  surface!: string;

  @Field(() => String, { nullable: true, description: 'The operation.' })
  operation?: string;

  @Field(() => String, { description: 'HTTP method.' })
  method!: string;

  @Field(() => String, { description: 'Path as received.' })
  path!: string;

  @Field(() => String, { description: 'IP address of the caller.' })
  address!: string;

  @Field(() => Int, { description: 'HTTP status.' })
  status!: number;

  @Field(() => Int, { description: 'Duration of the call in milliseconds.' })
  durationMs!: number;

  @Field(() => String, { description: 'Request headers as JSON text.' })
  requestHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Request body.' })
  requestBody?: string;

  @Field(() => String, { description: 'Response headers as JSON text.' })
  answerHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Response body.' })
  answerBody?: string;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the response body in hexadecimal. Without `answerBody`, a body that was logged before.' })
  answerBodyHash?: string;
}
