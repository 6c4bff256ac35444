import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from '../identity-deps.js';
import { SessionType } from './session.type.js';
import { endOneSession, endOtherSessions, listSessions } from './sessions-of-caller.js';
import type { SignInSession } from './sign-in-session.js';

/** The sessions of people, in the graph. */
@Resolver()
export class SessionResolver {
  @Query(() => [SessionType], { description: 'The browsers in which you are signed in, newest first; at most 50.' })
  sessions(@Ctx() context: IdentityContext): Promise<readonly SignInSession[]> {
    return listSessions(context);
  }

  @Mutation(() => SessionType, { description: 'End one of your sessions: that browser has to sign in again. Returns the ended session.' })
  endSession(@Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The session.' }) id: string): Promise<SignInSession> {
    return endOneSession(context, id);
  }

  @Mutation(() => [SessionType], { description: 'End all your sessions: every browser has to sign in again. Calls of the graph are made with none of them; tokens and connected apps stay. Returns the ended sessions.' })
  endOtherSessions(@Ctx() context: IdentityContext): Promise<readonly SignInSession[]> {
    return endOtherSessions(context);
  }
}
