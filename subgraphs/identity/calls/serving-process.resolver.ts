import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { closeAbandonedCalls } from './close-abandoned-calls.js';
import { endProcess, keepProcess } from './keep-process.js';
import { KeepProcessInput } from './serving-process.type.js';

/** Registers the processes that serve calls, and closes the calls of stopped ones. */
@Resolver()
export class ServingProcessResolver {
  @internal
  @Mutation(() => Boolean, { description: 'Heartbeat of a process that serves calls; without further heartbeats it is treated as stopped.' })
  keepProcess(@Ctx() context: IdentityContext, @Arg('input', () => KeepProcessInput, { description: 'The process.' }) input: KeepProcessInput): Promise<boolean> {
    return keepProcess(context, input);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Unregister a process that has finished its calls and stops; returns whether it was registered.' })
  endProcess(@Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The process.' }) id: string): Promise<boolean> {
    return endProcess(context, id);
  }

  @internal
  @Mutation(() => Int, { description: 'Close abandoned calls; returns their number.' })
  closeAbandonedCalls(@Ctx() context: IdentityContext): Promise<number> {
    return closeAbandonedCalls(context);
  }
}
