import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { CatalogContext } from '../catalog-context.js';
import { EventRetentionInput, EventRetentionType } from './event-retention.type.js';
import { purgeShopperEvents } from './purge-shopper-events.js';
import { readEventRetention, saveEventRetention } from './save-event-retention.js';

@Resolver()
export class EventRetentionResolver {
  @Query(() => [EventRetentionType], { description: 'For how long events of storefronts are kept, a row a kind.' })
  eventRetention(@Ctx() { deps, call }: CatalogContext) {
    return readEventRetention(deps, call);
  }

  @Mutation(() => [EventRetentionType], { description: 'Set for how long events of some kinds are kept. What is older is deleted within the hour.' })
  saveEventRetention(@Arg('input', () => EventRetentionInput, { description: 'The kinds.' }) input: EventRetentionInput, @Ctx() { deps, call }: CatalogContext) {
    return saveEventRetention(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Delete the events whose time is over, and visitors who were not seen for longer than any is kept; answers how many events.' })
  purgeShopperEvents(@Ctx() { deps, call }: CatalogContext) {
    return purgeShopperEvents(deps, call);
  }
}
