import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { DEFAULT_DAYS, MOST_DAYS } from './staff-token.js';

const EXPIRES = `In how many days it expires, 1 to ${String(MOST_DAYS)}`;

@ObjectType('StaffToken', { description: 'A token with which a person calls the graph. The token itself was shown when it was created.' })
export class StaffTokenType {
  @Field(() => ID, { description: 'Identifies the token.' })
  id!: string;

  @Field(() => String, { description: 'Purpose of the token.' })
  name!: string;

  @Field(() => String, { description: 'Visible prefix of the token.' })
  prefix!: string;

  @Field(() => DateTime, { description: 'Creation time.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Expiry time; null for never.' })
  expiresAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of its last use, to the minute.' })
  lastUsedAt!: string | null;
}

/** A page of tokens. */
export const StaffTokenPage = connectionType(StaffTokenType, 'StaffToken');

@ObjectType('CreatedStaffToken', { description: 'A newly created token.' })
export class CreatedStaffTokenType {
  @Field(() => String, { description: 'The token itself, shown only once.' })
  token!: string;

  @Field(() => StaffTokenType, { description: 'The stored token.' })
  staffToken!: StaffTokenType;
}

@InputType('CreateTokenInput', { description: 'A new token of your own.' })
export class CreateTokenInput {
  @Field(() => String, { description: 'Purpose of the token, 1 to 120 characters.' })
  name!: string;

  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_DAYS, description: `${EXPIRES}; null for never, which only an owner may ask for.` })
  expiresInDays!: number | null;
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
}
