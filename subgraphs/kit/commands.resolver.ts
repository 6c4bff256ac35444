import { Ctx, Int, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { SubgraphName } from '#kernel/config.js';
import { internal } from './directives.js';
import { purgeCommands } from './purge-commands.js';
import { purgeEvents } from './purge-events.js';
import type { OutboxCall } from './relay-outbox.js';

/** The worker's operation on what the kit keeps beside the records of a subgraph, under the subgraph's name. `callOf` finds database and caller in the subgraph's own context. */
export function commandsResolver(name: SubgraphName, callOf: (context: object) => OutboxCall): ClassType {
  @Resolver()
  class CommandsResolver {
    @internal
    @Mutation(() => Int, { name: `${name}PurgeCommands`, description: 'Remove the results of keyed writes that nobody can repeat any more, after 48 hours, and relayed events that are in no history and no feed, after 31 days; answers how many.' })
    async purge(@Ctx() context: object) {
      const call = callOf(context);
      return await purgeCommands(call) + await purgeEvents(call);
    }
  }
  return CommandsResolver;
}
