import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.js';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { Role } from './person.js';

const RoleEnum = enumType<Role>('PersonRole', 'What a person may do in the company.', {
  OWNER: 'Everything, including the company itself.',
  ADMIN: 'Everything but the company itself.',
  STAFF: 'The daily work.',
});

@ObjectType('Person', { description: 'Somebody who works for the company.' })
export class PersonType {
  @Field(() => ID, { description: 'Identifies the person.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address, with which they sign in.' })
  email!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => RoleEnum, { description: 'What they may do.' })
  role!: Role;

  @Field(() => DateTime, { description: 'When they were added.' })
  createdAt!: string;
}

/** A page of people. */
export const PersonConnection = connectionType(PersonType, 'Person');

@internal
@InputType('CreatePersonInput', { description: 'A new person.' })
export class CreatePersonInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The company; the caller\'s own by default.' })
  companyId?: number;

  @Field(() => String, { description: 'E-mail address, unique in the deployment.' })
  email!: string;

  @Field(() => String, { description: 'Name, 1 to 120 characters.' })
  name!: string;

  @Field(() => RoleEnum, { description: 'What they may do.' })
  role!: Role;

  @Field(() => String, { nullable: true, description: 'Password of at least 10 characters; without one they cannot sign in with a password.' })
  password?: string;
}

@internal
@InputType('CreateStaffTokenInput', { description: 'A new token for a person.' })
export class CreateStaffTokenInput {
  @Field(() => String, { description: 'The person\'s e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'What the token is for.' })
  name!: string;
}

@internal
@ObjectType('StaffToken', { description: 'A token that was just made.' })
export class StaffTokenType {
  @Field(() => String, { description: 'The token itself, shown this once.' })
  token!: string;
}

@internal
@ObjectType('StaffPrincipal', { description: 'The person behind a token.' })
export class StaffPrincipalType {
  @Field(() => ID, { description: 'Identifies the person.' })
  userId!: string;

  @Field(() => String, { description: 'Their e-mail address.' })
  email!: string;

  @Field(() => GraphQLSafeInt, { description: 'Their company.' })
  companyId!: number;

  @Field(() => RoleEnum, { description: 'What they may do.' })
  role!: Role;
}
