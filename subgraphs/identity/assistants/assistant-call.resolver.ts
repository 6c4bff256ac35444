import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import type { CallOfAccount } from './assistant-call.store.js';
import { AccountAssistantCallType, RecordAssistantCallsInput } from './assistant-call.type.js';
import { readCallsOfAccount } from './read-calls-of-account.js';
import { recordAssistantCalls } from './record-assistant-calls.js';

/** What AI clients called, in the graph. */
@Resolver()
export class AssistantCallResolver {
  @internal
  @Mutation(() => Int, { description: 'Record calls of tools by AI clients; one that cannot be kept is left out. Returns how many were stored.' })
  recordAssistantCalls(@Ctx() context: IdentityContext, @Arg('input', () => RecordAssistantCallsInput, { description: 'The calls.' }) { calls }: RecordAssistantCallsInput): Promise<number> {
    return recordAssistantCalls(context, calls);
  }

  @internal
  @Query(() => [AccountAssistantCallType], { description: 'What the AI clients of an account called lately, in all its companies, newest first.' })
  assistantCallsOfAccount(
    @Ctx() context: IdentityContext,
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
    @Arg('first', () => Int, { description: 'How many, 1 to 500.' }) first: number,
  ): Promise<readonly CallOfAccount[]> {
    return readCallsOfAccount(context, { accountId, first });
  }
}
