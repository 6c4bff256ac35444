import { Ctx, Int, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { SubgraphName } from '#kernel/config.js';
import { internal } from './directives.js';
import { purgeCommands } from './purge-commands.js';
import type { OutboxCall } from './relay-outbox.js';

/** The worker's operation on the results of keyed writes of a subgraph, under the subgraph's name. `callOf` finds database and caller in the subgraph's own context. */
export function commandsResolver(name: SubgraphName, callOf: (context: object) => OutboxCall): ClassType {
  @Resolver()
  class CommandsResolver {
    @internal
    @Mutation(() => Int, { name: `${name}PurgeCommands`, description: 'Remove the results of keyed writes that nobody can repeat any more, after 48 hours; answers how many.' })
    purge(@Ctx() context: object) {
      return purgeCommands(callOf(context));
    }
  }
  return CommandsResolver;
}
