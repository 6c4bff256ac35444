import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { StockPositionType, toStockPositionType } from './availability.type.js';
import { LocationType } from './location.type.js';
import { readAvailability } from './read-availability.js';

@Resolver(() => StockPositionType)
export class AvailabilityResolver {
  @Query(() => [StockPositionType], { description: 'The stock of one item at each location that ever had any.' })
  async availability(@Arg('sku', () => String, { description: 'Stock keeping unit.' }) sku: string, @Ctx() { deps, call }: OrdersContext) {
    return (await readAvailability(deps, call, sku)).map(toStockPositionType);
  }

  @FieldResolver(() => LocationType, { nullable: true, description: 'Where it is.' })
  location(@Root() { locationId }: StockPositionType, @Ctx() { load }: OrdersContext) {
    return load.location(locationId);
  }
}
