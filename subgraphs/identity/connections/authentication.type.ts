import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { Json } from '#subgraph-kit/scalars.js';
import type { AuthenticationOutcome } from './authenticate-connection.js';
import type { ConnectionKind, ConnectionStatus } from './connection.js';
import { ConnectionKindEnum, ConnectionStatusEnum } from './connection.type.js';

const OutcomeEnum = internalEnumType<AuthenticationOutcome>('AuthenticationOutcome', 'The outcome of an authentication.', {
  AUTHENTICATED: 'The credential is right; the connection may still be a draft or paused.',
  MISSING: 'No credential was presented.',
  WRONG: 'The presented credential is not valid here.',
  ADDRESS_REFUSED: 'The credential is right, but the connection may not call from this address.',
  BLOCKED: 'Too many wrong credentials from this address; the credential was not checked.',
});

@internal
@InputType('AuthenticateInput', { description: 'What a call presents for authentication.' })
export class AuthenticateInput {
  @Field(() => String, { description: 'The surface; wrong credentials are counted per surface.' })
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
@ObjectType('AuthenticatedConnection', { description: 'The authenticated connection of a call.' })
export class AuthenticatedConnectionType {
  @Field(() => ID, { description: 'Identifies the connection.' })
  id!: string;

  @Field(() => ConnectionKindEnum, { description: 'The interface it uses.' })
  kind!: ConnectionKind;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ConnectionStatusEnum, { description: 'Status of the connection.' })
  status!: ConnectionStatus;

  @Field(() => GraphQLSafeInt, { description: 'Its company.' })
  companyId!: number;

  @Field(() => String, { nullable: true, description: 'The name of its company.' })
  companyName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The warehouse it represents.' })
  warehouseId!: string | null;

  @Field(() => [String], { description: 'Its scopes.' })
  scopes!: string[];

  @Field(() => Int, { description: 'Rate limit in calls per minute.' })
  ratePerMinute!: number;

  @Field(() => Boolean, { description: 'Whether it is flagged as silent: it has not called while orders waited.' })
  silent!: boolean;

  @Field(() => Boolean, { description: 'Whether it receives webhooks.' })
  webhooksEnabled!: boolean;

  @Field(() => Json, { nullable: true, description: 'Settings specific to its kind, with defaults filled in.' })
  settings!: unknown;
}

@internal
@ObjectType('Authentication', { description: 'The outcome of an authentication.' })
export class AuthenticationType {
  @Field(() => OutcomeEnum, { description: 'Outcome.' })
  outcome!: AuthenticationOutcome;

  @Field(() => Int, { nullable: true, description: 'Seconds until a blocked address may try again.' })
  retryAfterSeconds?: number;

  @Field(() => AuthenticatedConnectionType, { nullable: true, description: 'The connection; only when AUTHENTICATED.' })
  connection?: AuthenticatedConnectionType;
}
