import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Person } from '../people/person.js';
import { PersonType } from '../people/person.type.js';
import type { CallOfAccount, StoredAssistantCall } from './assistant-call.store.js';
import { AccountAssistantCallType, AssistantCallFilterInput, AssistantCallPage, AssistantCallType, RecordAssistantCallsInput } from './assistant-call.type.js';
import { listAssistantCalls } from './list-assistant-calls.js';
import { listOwnAssistantCalls } from './list-own-assistant-calls.js';
import { recordAssistantCalls } from './record-assistant-calls.js';

/** What AI clients called, in the graph. */
@Resolver(() => AssistantCallType)
export class AssistantCallResolver {
  @Query(() => AssistantCallPage, { description: 'What AI clients called in your company in the last ninety days, newest first: to owners and admins for everybody, to others for themselves.' })
  assistantCalls(
    @Ctx() context: IdentityContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => AssistantCallFilterInput, { nullable: true, description: 'Filters the list.' }) filter?: AssistantCallFilterInput,
  ): Promise<Page<StoredAssistantCall>> {
    return listAssistantCalls(context, { filter, page });
  }

  @FieldResolver(() => PersonType, { nullable: true, description: 'The person it acted for; null once they have left the company.' })
  person(@Root() { accountId }: StoredAssistantCall, @Ctx() { loaders }: IdentityContext): Promise<Person | null> {
    return loaders.personOfAccount(accountId);
  }

  @internal
  @Mutation(() => Int, { description: 'Record calls of tools by AI clients; one that cannot be kept is left out. Returns how many were stored.' })
  recordAssistantCalls(@Ctx() context: IdentityContext, @Arg('input', () => RecordAssistantCallsInput, { description: 'The calls.' }) { calls }: RecordAssistantCallsInput): Promise<number> {
    return recordAssistantCalls(context, calls);
  }

  @internal
  @Query(() => [AccountAssistantCallType], { description: 'What one\'s own AI clients called lately, in all one\'s companies, newest first.' })
  ownAssistantCalls(
    @Ctx() context: IdentityContext,
    @Arg('sessionToken', () => String, { description: 'Token of the session.' }) sessionToken: string,
    @Arg('first', () => Int, { description: 'How many, 1 to 500.' }) first: number,
  ): Promise<readonly CallOfAccount[]> {
    return listOwnAssistantCalls(context, { sessionToken, first });
  }
}
