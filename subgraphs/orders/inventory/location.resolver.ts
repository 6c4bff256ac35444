import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { OrdersContext } from '../orders-context.js';
import { createLocation } from './create-location.js';
import { CreateLocationInput, LocationConnection, LocationType, UpdateLocationInput } from './location.type.js';
import { listCatalogLocations, listLocations, findLocationId, readLocation, readOwnWarehouse } from './read-locations.js';
import { updateLocation } from './update-location.js';

@Resolver(() => LocationType)
export class LocationResolver {
  @Query(() => [LocationType], { description: 'Every location of the company, by code.' })
  locations(@Ctx() { deps, call }: OrdersContext) {
    return listLocations(deps, call);
  }

  @Query(() => LocationType, { nullable: true, description: 'One location by its code.' })
  location(@Arg('code', () => String, { description: 'Its code.' }) code: string, @Ctx() { deps, call }: OrdersContext) {
    return readLocation(deps, call, code);
  }

  @internal
  @Query(() => LocationConnection, { description: 'The locations of the company, by code, for keys of the catalog API.' })
  catalogLocations(@Ctx() { deps, call }: OrdersContext, @Args(() => PageArgs) page: PageArgs) {
    return listCatalogLocations(deps, call, page);
  }

  @internal
  @Query(() => ID, { nullable: true, description: 'The id of a location of the company, for subgraphs that refer to it.' })
  locationId(@Arg('reference', () => ID, { description: 'Its code or id.' }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    return findLocationId(deps, call, reference);
  }

  @internal
  @Query(() => LocationType, { description: 'The location of the calling warehouse connection.' })
  warehouse(@Ctx() { deps, call }: OrdersContext) {
    return readOwnWarehouse(deps, call);
  }

  @Mutation(() => LocationType, { description: 'Open a location.' })
  createLocation(@Arg('input', () => CreateLocationInput, { description: 'The location.' }) input: CreateLocationInput, @Ctx() { deps, call }: OrdersContext) {
    return createLocation(deps, call, input);
  }

  @Mutation(() => LocationType, { description: 'Change a location; its fulfillment orders stay with it.' })
  updateLocation(@Arg('input', () => UpdateLocationInput, { description: 'Which location, and what of it changes.' }) input: UpdateLocationInput, @Ctx() { deps, call }: OrdersContext) {
    return updateLocation(deps, call, input);
  }
}
