import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { StockPositionType, toStockPositionType } from './availability.type.js';
import { IncomingStockType, InventoryFilterInput, InventoryItemConnection, InventoryItemType, SetIncomingStockInput, toInventoryItemType } from './inventory.type.js';
import { listInventory } from './list-inventory.js';
import { setIncomingStock } from './set-incoming-stock.js';

@Resolver(() => InventoryItemType)
export class InventoryResolver {
  @Query(() => InventoryItemConnection, { description: 'Items that have or had stock, by the last change of it, oldest first.' })
  async inventory(
    @Arg('filter', () => InventoryFilterInput, { nullable: true, description: 'Which items.' }) filter: InventoryFilterInput | null,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 500.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'End of the page before.' }) after: string | null,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return (await listInventory(deps, call, { filter: filter ?? {}, first, after })).map(toInventoryItemType);
  }

  @Mutation(() => Int, { description: 'Say what suppliers are to deliver to a location, replacing what was said of these items before; answers how many arrivals there are.' })
  setIncomingStock(@Arg('input', () => SetIncomingStockInput, { description: 'The arrivals.' }) input: SetIncomingStockInput, @Ctx() { deps, call }: OrdersContext) {
    return setIncomingStock(deps, call, input);
  }

  @FieldResolver(() => [StockPositionType], { description: 'Its stock at each location, or at the one that was asked for.' })
  async positions(@Root() { variantId, locationId }: InventoryItemType, @Ctx() { load }: OrdersContext) {
    return (await load.positionsOfItem(variantId)).filter((position) => locationId === null || position.locationId === locationId).map(toStockPositionType);
  }
}

@Resolver(() => StockPositionType)
export class IncomingStockResolver {
  @FieldResolver(() => [IncomingStockType], { description: 'What suppliers are to deliver there, the next arrival first.' })
  async incoming(@Root() { variantId, locationId }: StockPositionType, @Ctx() { load }: OrdersContext) {
    return (await load.incomingOfItem(variantId)).filter((arrival) => arrival.locationId === locationId);
  }
}
