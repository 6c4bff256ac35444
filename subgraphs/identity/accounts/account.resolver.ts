import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { readAccountProfile, type AccountProfile } from './account-profile.js';
import { AccountProfileType, OpenSessionType, SignInInput, SignInType } from './account.type.js';
import { endSession, readSession, type OpenSession } from './read-session.js';
import { signIn, type SignIn } from './sign-in.js';

const TOKEN = { description: 'Token of the session.' };

/** Accounts and sign-in sessions, for the identity provider. */
@Resolver()
export class AccountResolver {
  @internal
  @Mutation(() => SignInType, { description: 'Sign in with a password.' })
  signIn(@Ctx() context: IdentityContext, @Arg('input', () => SignInInput, { description: 'What was entered.' }) input: SignInInput): Promise<SignIn> {
    return signIn(context, input);
  }

  @internal
  @Query(() => OpenSessionType, { nullable: true, description: 'The session of a token; null for one that is unknown, expired or ended.' })
  signInSession(@Ctx() context: IdentityContext, @Arg('token', () => String, TOKEN) token: string): Promise<OpenSession | null> {
    return readSession(context, token);
  }

  @internal
  @Mutation(() => Boolean, { description: 'End a session; answers whether there was one.' })
  endSignInSession(@Ctx() context: IdentityContext, @Arg('token', () => String, TOKEN) token: string): Promise<boolean> {
    return endSession(context, token);
  }

  @internal
  @Query(() => AccountProfileType, { nullable: true, description: 'An account with its companies; null for an unknown one.' })
  accountProfile(@Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The account.' }) id: string): Promise<AccountProfile | null> {
    return readAccountProfile(context, id);
  }
}
