import { Arg, Ctx, Int, Query, Resolver, type ClassType } from 'type-graphql';
import type { SubgraphName } from '#kernel/config.js';
import { readEventsAfter } from './company-events.js';
import { CompanyEventsType, KnownEventsInput } from './company-events.type.js';
import { internal } from './directives.js';
import type { OutboxCall } from './relay-outbox.js';

/** What happened in companies, for who follows it without relaying it; the same in each subgraph, under its name. */
export function companyEventsResolver(name: SubgraphName, callOf: (context: object) => OutboxCall): ClassType {
  @Resolver()
  class CompanyEventsResolver {
    @internal
    @Query(() => [CompanyEventsType], { name: `${name}EventsAfter`, description: 'The events of companies behind a known position of each, oldest first, for who follows what happens without relaying it.' })
    after(
      @Ctx() context: object,
      @Arg('after', () => [KnownEventsInput], { description: 'The companies, each with its known position.' }) after: KnownEventsInput[],
      @Arg('first', () => Int, { defaultValue: 50, description: 'How many events of a company to answer, 1 to 500.' }) first: number,
    ) {
      return readEventsAfter(callOf(context), { first, after: after.map(({ companyId, sequence, index }) => ({ companyId, ...(sequence != null && { sequence, index: index ?? 0 }) })) });
    }
  }
  return CompanyEventsResolver;
}
