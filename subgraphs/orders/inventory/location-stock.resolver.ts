import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { toStockPositionType } from './availability.type.js';
import { countStock } from './count-stock.js';
import { CountStockInput } from './location-stock.type.js';
import { LocationType } from './location.type.js';
import { readCounted } from './read-counted.js';
import { CountedItemType, StockUpdateResultType } from './stock.type.js';

@Resolver(() => StockUpdateResultType)
export class LocationStockResolver {
  @Mutation(() => StockUpdateResultType, { description: 'Set the stock of a location that has no system of its own, as counted.' })
  countStock(@Arg('input', () => CountStockInput, { description: 'What was counted.' }) input: CountStockInput, @Ctx() { deps, call }: OrdersContext) {
    return countStock(deps, call, input);
  }

  @FieldResolver(() => LocationType, { nullable: true, description: 'Where people counted; null for the report of a warehouse system.' })
  location(@Root() { counted }: StockUpdateResultType, @Ctx() { load }: OrdersContext) {
    return counted ? load.location(counted.locationId) : null;
  }

  @FieldResolver(() => [CountedItemType], { nullable: true, description: 'What people counted, in its order, with its stock after the count; null for the report of a warehouse system.' })
  async items(@Root() { counted }: StockUpdateResultType, @Ctx() { deps, call }: OrdersContext) {
    if (!counted) return null;
    return (await readCounted(deps, call, counted)).map(({ stock, ...item }): CountedItemType => ({ ...item, stock: toStockPositionType(stock) }));
  }
}
