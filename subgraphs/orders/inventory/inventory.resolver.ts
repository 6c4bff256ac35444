import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { OrdersContext } from '../orders-context.js';
import { StockPositionType, toStockPositionType } from './availability.type.js';
import { IncomingStockType, InventoryFilterInput, InventoryItemConnection, InventoryItemType, SetIncomingStockInput, toInventoryItemType } from './inventory.type.js';
import type { IncomingStock } from './incoming-stock.js';
import { listInventory } from './list-inventory.js';
import { setIncomingStock } from './set-incoming-stock.js';
import type { StockPosition } from './stock-position.js';

@Resolver(() => InventoryItemType)
export class InventoryResolver {
  @Query(() => InventoryItemConnection, { description: 'Items that have or had stock, by the last change of it, oldest first.' })
  async inventory(
    @Arg('filter', () => InventoryFilterInput, { nullable: true, description: 'Which items.' }) filter: InventoryFilterInput | null,
    @Args(() => PageArgs) asked: PageArgs,
    @Ctx() { deps, call, load }: OrdersContext,
  ) {
    const page = await listInventory(deps, call, { filter: filter ?? {}, page: asked });
    const positions = await load.stock.readAhead(page.nodes.map(({ variantId }) => variantId));
    await load.locationsAhead(positions.map(({ locationId }) => locationId));
    return page.map(toInventoryItemType);
  }

  @Mutation(() => Int, { description: 'Set the incoming stock of a location, replacing that of these items; answers how many arrivals there are.' })
  setIncomingStock(@Arg('input', () => SetIncomingStockInput, { description: 'The arrivals.' }) input: SetIncomingStockInput, @Ctx() { deps, call }: OrdersContext) {
    return setIncomingStock(deps, call, input);
  }

  @FieldResolver(() => [StockPositionType], { description: 'Its stock at each location, or at the requested one.' })
  positions(@Root() { variantId, locationId }: InventoryItemType, @Ctx() { load }: OrdersContext) {
    const shown = (found: readonly StockPosition[]) => positionsAt(found, locationId).map(toStockPositionType);
    const found = load.stock.positionsOf(variantId);
    return found instanceof Promise ? found.then(shown) : shown(found);
  }
}

@Resolver(() => StockPositionType)
export class IncomingStockResolver {
  @FieldResolver(() => [IncomingStockType], { description: 'Incoming stock there, the next arrival first.' })
  incoming(@Root() { variantId, locationId }: StockPositionType, @Ctx() { load }: OrdersContext) {
    const there = (found: readonly IncomingStock[]) => found.filter((arrival) => arrival.locationId === locationId);
    const found = load.stock.incomingOf(variantId);
    return found instanceof Promise ? found.then(there) : there(found);
  }
}

const positionsAt = (positions: readonly StockPosition[], locationId: string | null): readonly StockPosition[] =>
  (locationId === null ? positions : positions.filter((position) => position.locationId === locationId));
