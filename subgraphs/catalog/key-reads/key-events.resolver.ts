import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { internal } from '#subgraph-kit/directives.js';
import { OutboxEventType } from '#subgraph-kit/outbox-event.type.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { CatalogContext } from '../catalog-context.js';
import { listKeyEvents } from './list-key-events.js';

const CatalogKeyEventConnection = connectionType(OutboxEventType, 'CatalogKeyEvent', { hidden: true });

/** What happened in a key's catalog. */
@Resolver()
export class KeyEventsResolver {
  @internal
  @Query(() => CatalogKeyEventConnection, { description: 'The events of the calling key\'s catalog in the last thirty days, in commit order.' })
  catalogKeyEvents(
    @Arg('since', () => DateTime, { nullable: true, description: 'Only what happened at or after this instant.' }) since: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: CatalogContext,
  ) {
    return listKeyEvents(deps, call, { since, page });
  }
}
