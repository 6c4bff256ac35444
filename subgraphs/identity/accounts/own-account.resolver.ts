import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { isLanguage } from '#contract/languages.js';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { confirmEmail, readEmailLink, requestEmailChange, type EmailLink } from './change-email.js';
import { readPasswordLink, requestPasswordReset, resetForgottenPassword } from './forgotten-password.js';
import { changeOwnPassword, changeOwnProfile, endOwnSessions, listOwnSessions, setActiveCompany, type PasswordCheck } from './own-account.js';
import { ActiveCompanyInput, EmailLinkType, ForgottenPasswordInput, OwnEmailInput, OwnPasswordInput, OwnProfileInput, PasswordCheckType, ResetForgottenPasswordInput } from './own-account.type.js';
import { purgeSignIns } from './purge-sign-ins.js';
import { SessionType } from './session.type.js';
import type { SignInSession } from './sign-in-session.js';

const SESSION = { description: 'Token of the session.' };
const LINK = { description: 'Token of the link.' };
const ENTERED = { description: 'What was entered.' };

/** What people do with their own account, for the pages of the identity provider. */
@Resolver()
export class OwnAccountResolver {
  @internal
  @Mutation(() => Boolean, { description: 'Mail a link to choose a new password, if an account has the address; always true.' })
  requestPasswordReset(@Ctx() context: IdentityContext, @Arg('input', () => ForgottenPasswordInput, ENTERED) { email, language }: ForgottenPasswordInput): Promise<boolean> {
    return requestPasswordReset(context, { email, language: isLanguage(language) ? language : 'en' });
  }

  @internal
  @Query(() => String, { nullable: true, description: 'The address whose password a link can replace; null for a link that is unknown, used or expired.' })
  passwordLink(@Ctx() context: IdentityContext, @Arg('token', () => String, LINK) token: string): Promise<string | null> {
    return readPasswordLink(context, token);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Choose a new password by a link; answers whether it was valid.' })
  resetForgottenPassword(@Ctx() context: IdentityContext, @Arg('input', () => ResetForgottenPasswordInput, ENTERED) input: ResetForgottenPasswordInput): Promise<boolean> {
    return resetForgottenPassword(context, input);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Change the name and language of one\'s own account; always true.' })
  changeOwnProfile(@Ctx() context: IdentityContext, @Arg('input', () => OwnProfileInput, ENTERED) input: OwnProfileInput): Promise<boolean> {
    return changeOwnProfile(context, input);
  }

  @internal
  @Mutation(() => PasswordCheckType, { description: 'Change one\'s own password; every other session ends.' })
  changeOwnPassword(@Ctx() context: IdentityContext, @Arg('input', () => OwnPasswordInput, ENTERED) input: OwnPasswordInput): Promise<PasswordCheck> {
    return changeOwnPassword(context, input);
  }

  @internal
  @Mutation(() => PasswordCheckType, { description: 'Mail a link to a new address, which is used once the link is followed.' })
  requestEmailChange(@Ctx() context: IdentityContext, @Arg('input', () => OwnEmailInput, ENTERED) input: OwnEmailInput): Promise<PasswordCheck> {
    return requestEmailChange(context, input);
  }

  @internal
  @Query(() => EmailLinkType, { nullable: true, description: 'The new address that a link confirms; null for a link that is unknown, used or expired.' })
  emailLink(@Ctx() context: IdentityContext, @Arg('token', () => String, LINK) token: string, @Arg('sessionToken', () => String, SESSION) sessionToken: string): Promise<EmailLink | null> {
    return readEmailLink(context, { token, sessionToken });
  }

  @internal
  @Mutation(() => Boolean, { description: 'Confirm a new address by a link, signed in to the account that asked for it; answers whether the link was valid.' })
  confirmEmail(@Ctx() context: IdentityContext, @Arg('token', () => String, LINK) token: string, @Arg('sessionToken', () => String, SESSION) sessionToken: string): Promise<boolean> {
    return confirmEmail(context, { token, sessionToken });
  }

  @internal
  @Query(() => [SessionType], { description: 'One\'s own sessions, newest first.' })
  ownSessions(@Ctx() context: IdentityContext, @Arg('sessionToken', () => String, SESSION) sessionToken: string): Promise<SignInSession[]> {
    return listOwnSessions(context, sessionToken);
  }

  @internal
  @Mutation(() => Int, { description: 'End one of one\'s own sessions, or all others; answers how many ended.' })
  endOwnSessions(
    @Ctx() context: IdentityContext,
    @Arg('sessionToken', () => String, SESSION) sessionToken: string,
    @Arg('id', () => ID, { nullable: true, description: 'The session to end; all others when absent.' }) id?: string,
  ): Promise<number> {
    return endOwnSessions(context, { sessionToken, id });
  }

  @internal
  @Mutation(() => Boolean, { description: 'Choose the company that is active where a person has several; always true.' })
  setActiveCompany(@Ctx() context: IdentityContext, @Arg('input', () => ActiveCompanyInput, { description: 'The account and the company.' }) input: ActiveCompanyInput): Promise<boolean> {
    return setActiveCompany(context, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Remove sessions, mailed links and invitations whose time is over; answers how many.' })
  purgeSignIns(@Ctx() context: IdentityContext): Promise<number> {
    return purgeSignIns(context);
  }
}
