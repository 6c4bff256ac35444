import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { CompanyRole } from '#contract/permissions.js';
import { connectionType } from '#subgraph-kit/connection.js';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { CompanyRoleEnum, ModuleRolesInput, ModuleRolesType } from './role.type.js';

/** What people were before modules had roles. */
export type PersonRole = 'OWNER' | 'ADMIN' | 'STAFF';

/** The graph's earlier roles. */
export const PersonRoleEnum = enumType<PersonRole>('PersonRole', 'What a person is in the company, as it was said before modules had roles.', {
  OWNER: 'An owner.',
  ADMIN: 'An admin.',
  STAFF: 'A member; what they may do is said by their roles in the modules.',
});

@ObjectType('Person', { description: 'Somebody who works for the company.' })
export class PersonType {
  @Field(() => ID, { description: 'Identifies the person.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address, with which they sign in.' })
  email!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => ModuleRolesType, { description: 'What they are in each module.' })
  moduleRoles!: ModuleRolesType;

  @Field(() => Boolean, { description: 'Whether they work for the operator of the platform.' })
  isInternal!: boolean;

  @Field(() => DateTime, { description: 'When they were added.' })
  createdAt!: string;
}

/** A page of people. */
export const PersonConnection = connectionType(PersonType, 'Person');

@InputType('ChangePersonRoleInput', { description: 'What a person is to be; what is left out stays.' })
export class ChangePersonRoleInput {
  @Field(() => ID, { description: 'The person.' })
  id!: string;

  @Field(() => CompanyRoleEnum, { nullable: true, description: 'What they are to be in the company; the last owner stays one.' })
  role?: CompanyRole | null;

  @Field(() => ModuleRolesInput, { nullable: true, description: 'What a member is to be in the modules named; the others stay, and a former owner or admin has no role in them.' })
  moduleRoles?: ModuleRolesInput | null;
}

@internal
@InputType('CreatePersonInput', { description: 'A new person.' })
export class CreatePersonInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The company; the caller\'s own by default.' })
  companyId?: number;

  @Field(() => String, { description: 'E-mail address, unique in the deployment.' })
  email!: string;

  @Field(() => String, { description: 'Name, 1 to 120 characters.' })
  name!: string;

  @Field(() => CompanyRoleEnum, { description: 'What they are in the company.' })
  role!: CompanyRole;

  @Field(() => ModuleRolesInput, { nullable: true, description: 'What a member is in the modules, none where it is left out; without any of it, an editor in each.' })
  moduleRoles?: ModuleRolesInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they work for the operator of the platform; not by default.' })
  isInternal?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Password of at least 10 characters; without one they cannot sign in with a password.' })
  password?: string;
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

  @Field(() => CompanyRoleEnum, { description: 'What they are in the company.' })
  role!: CompanyRole;

  @Field(() => [String], { description: 'What they may do.' })
  permissions!: readonly string[];
}
