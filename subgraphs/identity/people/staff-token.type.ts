import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { DEFAULT_DAYS, MOST_DAYS } from './staff-token.js';

const EXPIRES = `In how many days it expires, 1 to ${String(MOST_DAYS)}`;

@ObjectType('StaffToken', { description: 'A token with which a person calls the graph. The token itself was shown when it was made.' })
export class StaffTokenType {
  @Field(() => ID, { description: 'Identifies the token.' })
  id!: string;

  @Field(() => String, { description: 'What it is for.' })
  name!: string;

  @Field(() => String, { description: 'Its beginning, to tell tokens apart.' })
  prefix!: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'From when on it is refused; null for never.' })
  expiresAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt!: string | null;
}

/** A page of tokens. */
export const StaffTokenPage = connectionType(StaffTokenType, 'StaffToken');

@ObjectType('CreatedStaffToken', { description: 'A token that was just made.' })
export class CreatedStaffTokenType {
  @Field(() => String, { description: 'The token itself, shown this once.' })
  token!: string;

  @Field(() => StaffTokenType, { description: 'What is kept of it.' })
  staffToken!: StaffTokenType;
}

@InputType('CreateTokenInput', { description: 'A new token of your own.' })
export class CreateTokenInput {
  @Field(() => String, { description: 'What it is for, 1 to 120 characters.' })
  name!: string;

  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_DAYS, description: `${EXPIRES}; null for never, which only an owner may ask for.` })
  expiresInDays!: number | null;
}

@internal
@InputType('CreateStaffTokenInput', { description: 'A new token for a person.' })
export class CreateStaffTokenInput {
  @Field(() => String, { description: 'The person\'s e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'What the token is for, 1 to 120 characters.' })
  name!: string;

  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_DAYS, description: `${EXPIRES}; null for never.` })
  expiresInDays!: number | null;
}
