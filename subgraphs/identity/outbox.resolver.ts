import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { FIRST } from '#subgraph-kit/page-size.js';
import { internal } from '#subgraph-kit/directives.js';
import { OutboxEventType } from '#subgraph-kit/outbox-event.type.js';
import type { StoredEvent } from '#subgraph-kit/outbox.js';
import type { IdentityContext } from './identity-deps.js';
import { noteRelayed, readOutbox } from './relay-outbox.js';

/** The outbox, for the relay. */
@Resolver()
export class OutboxResolver {
  @internal
  @Query(() => [OutboxEventType], { description: 'Events of this subgraph that were not relayed yet, oldest first.' })
  identityOutbox(@Ctx() context: IdentityContext, @Arg('first', () => Int, FIRST) first: number): Promise<StoredEvent[]> {
    return readOutbox(context, first);
  }

  @internal
  @Mutation(() => Int, { description: 'Note that events were relayed; answers how many were waiting.' })
  identityEventsRelayed(@Ctx() context: IdentityContext, @Arg('ids', () => [ID], { description: 'The events.' }) ids: string[]): Promise<number> {
    return noteRelayed(context, ids);
  }
}
