import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { OutboxEventType } from '#subgraph-kit/outbox-event.type.js';
import type { CatalogContext } from './catalog-context.js';
import { markEventsRelayed, readOutbox } from './relay-events.js';

@Resolver()
export class OutboxResolver {
  @internal
  @Query(() => [OutboxEventType], { description: 'Events nobody has relayed yet, each company\'s in the order they were committed.' })
  catalogOutbox(
    @Arg('first', () => Int, { description: 'How many at most.' }) first: number,
    @Arg('except', () => [GraphQLSafeInt], { nullable: true, description: 'Companies to leave out for now.' }) except: number[] | null | undefined,
    @Ctx() { deps, call }: CatalogContext,
  ) {
    return readOutbox(deps, call, { first, except: except ?? [] });
  }

  @internal
  @Mutation(() => Int, { description: 'Note that events were relayed; answers how many of them were not noted before.' })
  catalogEventsRelayed(@Arg('ids', () => [ID], { description: 'The events.' }) ids: string[], @Ctx() { deps, call }: CatalogContext) {
    return markEventsRelayed(deps, call, ids);
  }
}
