import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { internal } from '#subgraph-kit/directives.js';
import { OutboxEventType } from '#subgraph-kit/outbox-event.type.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { OrdersContext } from '../orders-context.js';
import { listWarehouseEvents } from './list-warehouse-events.js';

const WarehouseEventConnection = connectionType(OutboxEventType, 'WarehouseEvent', { hidden: true });

@Resolver()
export class WarehouseEventsResolver {
  @internal
  @Query(() => WarehouseEventConnection, { description: 'The events published for the calling warehouse in the last thirty days, in commit order.' })
  warehouseEvents(
    @Arg('since', () => DateTime, { nullable: true, description: 'Only what happened at or after this instant.' }) since: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return listWarehouseEvents(deps, call, { since, page });
  }
}
