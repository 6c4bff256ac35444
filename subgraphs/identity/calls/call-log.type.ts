import { Field, ID, InputType, Int } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';

@internal
@InputType('FinishCallInput', { description: 'The answer of a claimed call.' })
export class FinishCallInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The company; a connection\'s own by default.' })
  companyId?: number;

  @Field(() => ID, { description: 'The call, as its claim said.' })
  callId!: string;

  @Field(() => String, { description: 'The owner, as its claim said.' })
  owner!: string;

  @Field(() => Int, { description: 'HTTP status.' })
  status!: number;

  @Field(() => String, { description: 'Answer headers as JSON text.' })
  headers!: string;

  @Field(() => String, { description: 'Answer body.' })
  body!: string;

  @Field(() => Int, { description: 'How long the call took, in milliseconds.' })
  durationMs!: number;

  @Field(() => Boolean, { description: 'Whether repetitions of the key get this answer; false frees the key.' })
  keep!: boolean;
}

@internal
@InputType('LogCallInput', { description: 'A call without a key.' })
export class LogCallInput {
  @Field(() => GraphQLSafeInt, { description: 'The company; 0 when the caller is not known.' })
  companyId!: number;

  @Field(() => ID, { description: 'The call\'s request id.' })
  requestId!: string;

  @Field(() => ID, { nullable: true, description: 'The connection that called.' })
  connectionId?: string;

  @Field(() => String, { description: 'The interface it came through.' })
  surface!: string;

  @Field(() => String, { nullable: true, description: 'What was called.' })
  operation?: string;

  @Field(() => String, { description: 'HTTP method.' })
  method!: string;

  @Field(() => String, { description: 'Path as it was written.' })
  path!: string;

  @Field(() => String, { description: 'Address of the caller.' })
  address!: string;

  @Field(() => Int, { description: 'HTTP status.' })
  status!: number;

  @Field(() => Int, { description: 'How long the call took, in milliseconds.' })
  durationMs!: number;

  @Field(() => String, { description: 'Request headers as JSON text.' })
  requestHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Request body.' })
  requestBody?: string;

  @Field(() => String, { description: 'Answer headers as JSON text.' })
  answerHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Answer body.' })
  answerBody?: string;
}
