import { Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { watchDepartures } from './watch-departures.js';

/** Whether orders leave as they were promised. */
@Resolver()
export class DeparturesResolver {
  @internal
  @Mutation(() => Int, { description: 'Alert staff of locations that promised orders should have left by now, and resolve the alerts of locations where none is late any more; answers how many were raised.' })
  watchDepartures(@Ctx() { deps, call }: OrdersContext) {
    return watchDepartures(deps, call);
  }
}
