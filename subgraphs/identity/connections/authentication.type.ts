import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { Json } from '#subgraph-kit/scalars.js';
import type { AuthenticationOutcome } from './authenticate-connection.js';
import type { ConnectionKind, ConnectionStatus } from './connection.js';
import { ConnectionKindEnum, ConnectionStatusEnum } from './connection.type.js';

const OutcomeEnum = internalEnumType<AuthenticationOutcome>('AuthenticationOutcome', 'How an authentication ended.', {
  AUTHENTICATED: 'The credential is right; the connection may still be a draft or paused.',
  MISSING: 'Nothing was presented.',
  WRONG: 'What was presented opens nothing here.',
  ADDRESS_REFUSED: 'The credential is right, but the connection may not call from this address.',
  BLOCKED: 'Too many wrong credentials from this address; nothing was looked at.',
});

@internal
@InputType('AuthenticateInput', { description: 'What a surface knows of a call before it knows the caller.' })
export class AuthenticateInput {
  @Field(() => String, { description: 'The surface; each counts wrong credentials by itself.' })
  surface!: string;

  @Field(() => ConnectionKindEnum, { description: 'The kind of connection the surface serves.' })
  kind!: ConnectionKind;

  @Field(() => String, { description: 'The caller\'s address.' })
  address!: string;

  @Field(() => String, { nullable: true, description: 'The Host header.' })
  host?: string;

  @Field(() => String, { nullable: true, description: 'The presented key.' })
  apiKey?: string;

  @Field(() => String, { nullable: true, description: 'The presented username.' })
  username?: string;

  @Field(() => String, { nullable: true, description: 'The presented password.' })
  password?: string;
}

@internal
@ObjectType('AuthenticatedConnection', { description: 'The connection behind a call.' })
export class AuthenticatedConnectionType {
  @Field(() => ID, { description: 'Identifies the connection.' })
  id!: string;

  @Field(() => ConnectionKindEnum, { description: 'The interface it is for.' })
  kind!: ConnectionKind;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ConnectionStatusEnum, { description: 'Whether it works.' })
  status!: ConnectionStatus;

  @Field(() => GraphQLSafeInt, { description: 'Its company.' })
  companyId!: number;

  @Field(() => String, { nullable: true, description: 'The name of its company.' })
  companyName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The warehouse it speaks for.' })
  warehouseId!: string | null;

  @Field(() => [String], { description: 'What it may do.' })
  scopes!: string[];

  @Field(() => Int, { description: 'How many calls a minute it may make.' })
  ratePerMinute!: number;

  @Field(() => Boolean, { description: 'Whether it has been silent while work waited for it.' })
  silent!: boolean;

  @Field(() => Boolean, { description: 'Whether webhooks are sent to it.' })
  webhooksEnabled!: boolean;

  @Field(() => Json, { nullable: true, description: 'What only its kind can set, defaults filled in.' })
  settings!: unknown;
}

@internal
@ObjectType('Authentication', { description: 'The outcome of an authentication.' })
export class AuthenticationType {
  @Field(() => OutcomeEnum, { description: 'How it ended.' })
  outcome!: AuthenticationOutcome;

  @Field(() => Int, { nullable: true, description: 'Seconds until a blocked address may try again.' })
  retryAfterSeconds?: number;

  @Field(() => AuthenticatedConnectionType, { nullable: true, description: 'The connection; only when AUTHENTICATED.' })
  connection?: AuthenticatedConnectionType;
}
