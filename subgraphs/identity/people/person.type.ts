import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { CompanyRole } from '#contract/permissions.js';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { CompanyRoleEnum, ModuleRolesInput, ModuleRolesType } from './role.type.js';

/** The roles from before module roles were introduced. */
export type PersonRole = 'OWNER' | 'ADMIN' | 'STAFF';

/** The graph's deprecated roles. */
export const PersonRoleEnum = enumType<PersonRole>('PersonRole', 'Role of a person before module roles were introduced.', {
  OWNER: 'An owner.',
  ADMIN: 'An admin.',
  STAFF: 'A member, with permissions by module roles.',
});

@ObjectType('Person', { description: 'A person who works for the company.' })
export class PersonType {
  @Field(() => ID, { description: 'Identifies the person.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address, used to sign in.' })
  email!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => ModuleRolesType, { description: 'Role in each module.' })
  moduleRoles!: ModuleRolesType;

  @Field(() => [String], { description: 'Sections of the product that are hidden from them.' })
  disabledSections!: readonly string[];

  @Field(() => Boolean, { description: 'Whether they work for the operator of the platform.' })
  isInternal!: boolean;

  @Field(() => DateTime, { description: 'Time they were added.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time they were deactivated; null for an active person.' })
  deactivatedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when their one-time password is valid; null when they have none.' })
  oneTimePasswordExpiresAt!: string | null;
}

/** A person with a one-time password, as mutations return it. */
@ObjectType('PersonWithPassword', { description: 'A person with a one-time password.' })
export class PersonWithPasswordType {
  @Field(() => PersonType, { description: 'The person.' })
  person!: PersonType;

  @Field(() => String, { nullable: true, description: 'Password for their first sign-in, shown only once and valid until `oneTimePasswordExpiresAt` of the person; hand it over on a safe way. Null for a person who already signs in for another company, whom the operator added.' })
  oneTimePassword!: string | null;
}

/** A page of people. */
export const PersonConnection = connectionType(PersonType, 'Person', { counted: 'How many people the company has.' });

@InputType('ChangePersonRoleInput', { description: 'New roles of a person; absent fields keep their values.' })
export class ChangePersonRoleInput {
  @Field(() => ID, { description: 'The person.' })
  id!: string;

  @Field(() => CompanyRoleEnum, { nullable: true, description: 'New role in the company; the last owner cannot be demoted.' })
  role?: CompanyRole | null;

  @Field(() => ModuleRolesInput, { nullable: true, description: 'New roles of a member in the given modules; the others stay. A former owner or admin has no role in the others.' })
  moduleRoles?: ModuleRolesInput | null;

  @Field(() => [String], { nullable: true, description: 'Sections of the product to hide from them, such as commerce.returns, in place of those before. This hides them and takes no permission.' })
  disabledSections?: readonly string[] | null;
}

@InputType('AddPersonInput', { description: 'A person to add to the company.' })
export class AddPersonInput {
  @Field(() => String, { description: 'E-mail address, used to sign in; unique in the deployment.' })
  email!: string;

  @Field(() => String, { description: 'Name, 1 to 120 characters.' })
  name!: string;

  @Field(() => CompanyRoleEnum, { description: 'Role in the company; only an owner can add an owner.' })
  role!: CompanyRole;

  @Field(() => ModuleRolesInput, { nullable: true, description: 'Roles of a member in the modules, none in absent modules; without this field, editor in every module.' })
  moduleRoles?: ModuleRolesInput | null;

  @internal
  @Field(() => Boolean, { nullable: true, description: 'Whether they work for the operator of the platform; false by default.' })
  isInternal?: boolean | null;
}

@internal
@InputType('CreatePersonInput', { description: 'A new person.' })
export class CreatePersonInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The company; defaults to the caller\'s own.' })
  companyId?: number;

  @Field(() => String, { description: 'E-mail address, unique in the deployment.' })
  email!: string;

  @Field(() => String, { description: 'Name, 1 to 120 characters.' })
  name!: string;

  @Field(() => CompanyRoleEnum, { description: 'Role in the company.' })
  role!: CompanyRole;

  @Field(() => ModuleRolesInput, { nullable: true, description: 'Roles of a member in the modules, none in absent modules; without this field, editor in every module.' })
  moduleRoles?: ModuleRolesInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they work for the operator of the platform; false by default.' })
  isInternal?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Password of 10 to 200 characters; without one they cannot sign in with a password.' })
  password?: string;
}

@internal
@ObjectType('StaffPrincipal', { description: 'The holder of a token: a person, or with a service token the company.' })
export class StaffPrincipalType {
  @Field(() => ID, { nullable: true, description: 'Identifies the person; null for a service token.' })
  userId!: string | null;

  @Field(() => ID, { description: 'Identifies the token that was presented.' })
  tokenId!: string;

  @Field(() => String, { nullable: true, description: 'Their e-mail address; null for a service token.' })
  email!: string | null;

  @Field(() => String, { description: 'Their e-mail address, or the name and prefix of a service token.' })
  actor!: string;

  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => CompanyRoleEnum, { nullable: true, description: 'Role in the company; null for a service token.' })
  role!: CompanyRole | null;

  @Field(() => [String], { description: 'Permissions.' })
  permissions!: readonly string[];

  @Field(() => [String], { description: 'Permissions that the person has by their roles and the limit of the token takes away.' })
  withheld!: readonly string[];
}

@internal
@InputType('StarterInput', { description: 'Who started some work: a person, with the token they called with, or a service token alone.' })
export class StarterInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { nullable: true, description: 'The person.' })
  userId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The token they called with, or the service token.' })
  tokenId?: string | null;
}
