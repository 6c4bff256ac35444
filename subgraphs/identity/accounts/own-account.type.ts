import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import type { PasswordCheck } from './own-account.js';

export const PasswordCheckOutcomes = internalEnumType<PasswordCheck['outcome']>('PasswordCheckOutcome', 'The result of what needs the present password.', {
  DONE: 'It was done.', WRONG: 'The present password is wrong.', BLOCKED: 'There were too many wrong passwords.', EXPIRED: 'It is a one-time password whose time is over.',
});

@internal
@ObjectType('PasswordCheck', { description: 'The result of what needs the present password.' })
export class PasswordCheckType {
  @Field(() => PasswordCheckOutcomes, { description: 'Outcome.' })
  outcome!: PasswordCheck['outcome'];

  @Field(() => Int, { nullable: true, description: 'Seconds until another attempt is let in; null unless blocked.' })
  retryAfterSeconds?: number;
}

@internal
@ObjectType('EmailLink', { description: 'A new address that waits to be confirmed.' })
export class EmailLinkType {
  @Field(() => String, { description: 'The address.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the session is one of the account that asked for it.' })
  isOwn!: boolean;

  @Field(() => String, { nullable: true, description: 'The present address of that account; null for any other browser.' })
  account!: string | null;
}

@internal
@InputType('ForgottenPasswordInput', { description: 'Who asks for a link to choose a new password.' })
export class ForgottenPasswordInput {
  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Language of the page: it, en, de, fr or es.' })
  language!: string;
}

@internal
@InputType('ResetForgottenPasswordInput', { description: 'A new password, by a mailed link.' })
export class ResetForgottenPasswordInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;

  @Field(() => String, { description: 'New password of 10 to 200 characters.' })
  password!: string;
}

@internal
@InputType('OwnProfileInput', { description: 'The name and language that a person gives their account.' })
export class OwnProfileInput {
  @Field(() => String, { description: 'Token of the session.' })
  sessionToken!: string;

  @Field(() => String, { description: 'Name, 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'it, en, de, fr or es; null for the browser\'s.' })
  locale?: string | null;
}

@internal
@InputType('OwnPasswordInput', { description: 'A new password, with the present one.' })
export class OwnPasswordInput {
  @Field(() => String, { description: 'Token of the session.' })
  sessionToken!: string;

  @Field(() => String, { description: 'Network address of the browser.' })
  address!: string;

  @Field(() => String, { description: 'Present password.' })
  password!: string;

  @Field(() => String, { description: 'New password of 10 to 200 characters.' })
  newPassword!: string;
}

@internal
@InputType('OwnEmailInput', { description: 'A new address, with the present password.' })
export class OwnEmailInput {
  @Field(() => String, { description: 'Token of the session.' })
  sessionToken!: string;

  @Field(() => String, { description: 'Network address of the browser.' })
  address!: string;

  @Field(() => String, { description: 'Present password.' })
  password!: string;

  @Field(() => String, { description: 'New e-mail address.' })
  email!: string;
}

@internal
@InputType('ActiveCompanyInput', { description: 'The company that is active where a person has several.' })
export class ActiveCompanyInput {
  @Field(() => ID, { description: 'The account.' })
  accountId!: string;

  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;
}
