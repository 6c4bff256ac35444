import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { Permission } from '#contract/permissions.js';
import { DEFAULT_DAYS, MOST_DAYS } from './staff-token.js';

const EXAMPLE = 'commerce.read';
const EXPIRES = `In how many days it expires, 1 to ${String(MOST_DAYS)}`;

@ObjectType('StaffToken', { description: 'A token with which a person, or as a service token a program of the company, calls the graph. The token itself was shown when it was created.' })
export class StaffTokenType {
  @Field(() => ID, { description: 'Identifies the token.' })
  id!: string;

  @Field(() => String, { description: 'Purpose of the token.' })
  name!: string;

  @Field(() => String, { description: 'Visible prefix of the token.' })
  prefix!: string;

  @Field(() => [String], { nullable: true, description: 'Permissions to which it is limited; null for all permissions of its person. Its person\'s role limits it as well.' })
  permissions!: readonly Permission[] | null;

  @Field(() => DateTime, { description: 'Creation time.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Expiry time; null for never.' })
  expiresAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of its last use, to the minute.' })
  lastUsedAt!: string | null;
}

/** A page of tokens. */
export const StaffTokenPage = connectionType(StaffTokenType, 'StaffToken', { counted: 'How many tokens the whole list has.' });

@ObjectType('CreatedStaffToken', { description: 'A newly created token.' })
export class CreatedStaffTokenType {
  @Field(() => String, { description: 'The token itself, shown only once.' })
  token!: string;

  @Field(() => StaffTokenType, { description: 'The stored token.' })
  staffToken!: StaffTokenType;
}

@InputType('CreateTokenInput', { description: 'A new token of a person.' })
export class CreateTokenInput {
  @Field(() => String, { description: 'Purpose of the token, 1 to 120 characters.' })
  name!: string;

  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_DAYS, description: `${EXPIRES}; null for never, which only an owner may ask for.` })
  expiresInDays!: number | null;

  @Field(() => ID, { nullable: true, description: 'Yourself, which is the default.', deprecationReason: 'People create their own tokens alone; programs have service tokens (createServiceToken).' })
  personId?: string | null;

  @Field(() => [String], { nullable: true, description: `Permissions to limit it to, such as ${EXAMPLE}; when absent, it has yours as they are at each call.` })
  permissions?: readonly string[] | null;
}

@InputType('CreateServiceTokenInput', { description: 'A new token for a program of the company.' })
export class CreateServiceTokenInput {
  @Field(() => String, { description: 'Purpose of the token, 1 to 120 characters.' })
  name!: string;

  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_DAYS, description: `${EXPIRES}; null for never, which only an owner may ask for.` })
  expiresInDays!: number | null;

  @Field(() => [String], { description: `Permissions of the token, such as ${EXAMPLE}: at least one, all among yours, and not company.manage.` })
  permissions!: readonly string[];
}

@internal
@InputType('CreateStaffTokenInput', { description: 'A new token for a person.' })
export class CreateStaffTokenInput {
  @Field(() => String, { description: 'The person\'s e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Purpose of the token, 1 to 120 characters.' })
  name!: string;

  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_DAYS, description: `${EXPIRES}; null for never.` })
  expiresInDays!: number | null;

  @Field(() => [String], { nullable: true, description: 'Permissions to limit it to; all of the person when absent.' })
  permissions?: readonly string[] | null;
}
