import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { closeAbandonedCalls } from './close-abandoned-calls.js';
import { endProcess, keepProcess } from './keep-process.js';
import { KeepProcessInput } from './serving-process.type.js';

/** Which processes answer calls, and what becomes of the calls of those that do no longer. */
@Resolver()
export class ServingProcessResolver {
  @internal
  @Mutation(() => Boolean, { description: 'Note that a process answers calls; it says so again and again, or it is taken for gone.' })
  keepProcess(@Ctx() context: IdentityContext, @Arg('input', () => KeepProcessInput, { description: 'The process.' }) input: KeepProcessInput): Promise<boolean> {
    return keepProcess(context, input);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Note that a process has answered everything and stops; answers whether it was known.' })
  endProcess(@Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The process.' }) id: string): Promise<boolean> {
    return endProcess(context, id);
  }

  @internal
  @Mutation(() => Int, { description: 'End the calls that nobody will answer; answers how many.' })
  closeAbandonedCalls(@Ctx() context: IdentityContext): Promise<number> {
    return closeAbandonedCalls(context);
  }
}
