import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CompanyRole, ModuleRole } from '#contract/permissions.js';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { CompanyRoleEnum, ModuleRoleEnum } from '../people/role.type.js';
import type { SignInOutcome } from './sign-in.js';

export const SignInOutcomes = internalEnumType<SignInOutcome>('SignInOutcome', 'The result of signing in.', {
  SIGNED_IN: 'A session has begun.', WRONG: 'The address is unknown, or the password wrong.', BLOCKED: 'There were too many wrong passwords of this address or for this account.',
  PASSWORD_EXPIRED: 'It was a one-time password whose time is over.',
});

@internal
@InputType('SignInInput', { description: 'What a person enters to sign in, and where they are.' })
export class SignInInput {
  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;

  @Field(() => String, { description: 'Network address of the browser.' })
  address!: string;

  @Field(() => String, { description: 'What the browser calls itself.' })
  userAgent!: string;

  @Field(() => String, { nullable: true, description: 'Token of the browser\'s session before, which ends.' })
  replaces?: string | null;
}

@internal
@ObjectType('AccountModule', { description: 'A module in which an account has a role.' })
export class AccountModuleType {
  @Field(() => String, { description: 'brain, catalog, commerce or intelligence.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ModuleRoleEnum, { description: 'Role; never NONE.' })
  role!: ModuleRole;
}

@internal
@ObjectType('AccountCompany', { description: 'A company in which an account is active.' })
export class AccountCompanyType {
  @Field(() => GraphQLSafeInt, { description: 'Public number of the company.' })
  id!: number;

  @Field(() => String, { description: 'Its name as a part of addresses.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ID, { description: 'The person that the account is in this company.' })
  personId!: string;

  @Field(() => CompanyRoleEnum, { description: 'Role in the company.' })
  role!: CompanyRole;

  @Field(() => [AccountModuleType], { description: 'Modules in which they have a role; owners and admins are managers of each.' })
  modules!: readonly AccountModuleType[];

  @Field(() => [String], { description: 'The modules that the company switched off for AI clients.' })
  modulesOff!: readonly string[];

  @Field(() => String, { description: 'The time zone in which the company works, as an IANA name.' })
  timeZone!: string;

  @Field(() => [String], { description: 'Permissions.' })
  permissions!: readonly string[];

  @Field(() => [String], { description: 'Sections of the product that are hidden from them.' })
  disabledSections!: readonly string[];

  @Field(() => Boolean, { description: 'Whether they work for the operator of the platform.' })
  isInternal!: boolean;
}

@internal
@ObjectType('AccountProfile', { description: 'What a person signs in with, and their companies.' })
export class AccountProfileType {
  @Field(() => ID, { description: 'Identifies the account.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'it, en, de, fr or es; null where none was chosen.' })
  locale!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of their picture.' })
  picture!: string | null;

  @Field(() => Boolean, { description: 'Whether a link mailed to the address was followed.' })
  emailVerified!: boolean;

  @Field(() => [AccountCompanyType], { description: 'Companies in which they are active.' })
  companies!: readonly AccountCompanyType[];

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The company they chose last, else their first.' })
  activeCompanyId!: number | null;
}

@internal
@ObjectType('SignInSession', { description: 'A browser in which somebody is signed in.' })
export class SignInSessionType {
  @Field(() => ID, { description: 'Identifies the session.' })
  id!: string;

  @Field(() => ID, { description: 'The account.' })
  accountId!: string;

  @Field(() => DateTime, { description: 'When the password was entered.' })
  authTime!: string;
}

@internal
@ObjectType('OpenSession', { description: 'A session with its account.' })
export class OpenSessionType extends SignInSessionType {
  @Field(() => AccountProfileType, { description: 'Its account.' })
  account!: AccountProfileType;

  @Field(() => Boolean, { description: 'Whether the password is a one-time one, so that another has to be chosen before anything else.' })
  mustChoosePassword!: boolean;
}

@internal
@ObjectType('SignIn', { description: 'The result of signing in.' })
export class SignInType {
  @Field(() => SignInOutcomes, { description: 'Outcome.' })
  outcome!: SignInOutcome;

  @Field(() => Int, { nullable: true, description: 'Seconds until another attempt is let in; null unless blocked.' })
  retryAfterSeconds?: number;

  @Field(() => String, { nullable: true, description: 'Token of the session, for the browser\'s cookie alone; null unless signed in.' })
  sessionToken?: string;

  @Field(() => SignInSessionType, { nullable: true, description: 'The session; null unless signed in.' })
  session?: SignInSessionType;

  @Field(() => Boolean, { description: 'Whether it was a one-time password, so that another has to be chosen before anything else.' })
  mustChoosePassword!: boolean;

  @Field(() => String, { nullable: true, description: 'The language of the account: it, en, de, fr or es; null where none was chosen, and unless signed in.' })
  locale?: string | null;
}
