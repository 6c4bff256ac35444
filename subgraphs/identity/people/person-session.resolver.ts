import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Instant } from '#kernel/clock.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { SignInSession } from '../accounts/sign-in-session.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from './access.js';
import type { Person } from './person.js';
import { PersonSessionType } from './person-session.type.js';
import { PersonType } from './person.type.js';
import { endSessionsOf, listSessionsOf } from './sessions-of-person.js';

/** What those who manage a company see of its people's sign-ins, in the graph. */
@Resolver(() => PersonType)
export class PersonSessionResolver {
  @FieldResolver(() => DateTime, { nullable: true, description: 'When they last did something, to the minute: by their tokens for this company, and where they work for no other company by their sign-ins and apps; null for never. Null with an error for those who may not manage the company.' })
  lastSeenAt(@Root() { id }: Person, @Ctx() { principal, loaders }: IdentityContext): Promise<Instant | null> {
    companyToManage(principal);
    return loaders.lastSeen(id);
  }

  @FieldResolver(() => [PersonSessionType], { nullable: true, description: 'The browsers in which they are signed in, newest first, at most 50; null for somebody who works for another company too. Null with an error for those who may not manage the company.' })
  sessions(@Root() person: Person, @Ctx() context: IdentityContext): Promise<readonly SignInSession[] | null> {
    return listSessionsOf(context, person);
  }

  @Mutation(() => PersonType, { description: 'Sign a person of your company out: end one of their sessions, or all with what they allowed apps and our own tools, so that every browser and app has to sign in again. Their tokens and password stay. Not for somebody who works for another company too. Returns the person.' })
  endPersonSessions(
    @Ctx() context: IdentityContext,
    @Arg('id', () => ID, { description: 'The person.' }) id: string,
    @Arg('sessionId', () => ID, { nullable: true, description: 'The session to end; all when absent.' }) sessionId: string | null,
  ): Promise<Person> {
    return endSessionsOf(context, { id, sessionId });
  }
}
