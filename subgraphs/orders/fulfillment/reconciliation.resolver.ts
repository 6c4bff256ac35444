import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { OrdersContext } from '../orders-context.js';
import { LocationType } from '../inventory/location.type.js';
import { IncomingStockType } from '../inventory/inventory.type.js';
import { reconcileStock } from './reconcile-stock.js';
import { AcceptedStockType, StockReconciliationConnection, StockReconciliationFilterInput, StockReconciliationSortInput, StockReconciliationType, toStockReconciliationType } from './reconciliation.type.js';

@Resolver(() => StockReconciliationType)
export class StockReconciliationResolver {
  @Query(() => StockReconciliationConnection, { description: 'Per item and location: what was reported, what is reserved and by whom, what is published, and why.' })
  async stockReconciliation(
    @Arg('filter', () => StockReconciliationFilterInput, { nullable: true, description: 'Which items and locations.' }) filter: StockReconciliationFilterInput | null,
    @Arg('sort', () => StockReconciliationSortInput, { nullable: true, description: 'By item unless given.' }) sort: StockReconciliationSortInput | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return (await reconcileStock(deps, call, { filter: filter ?? {}, sort, page })).map(toStockReconciliationType);
  }

  @FieldResolver(() => LocationType, { nullable: true, description: 'Where it is.' })
  location(@Root() { locationId }: StockReconciliationType, @Ctx() { load }: OrdersContext) {
    return load.location(locationId);
  }

  @FieldResolver(() => [IncomingStockType], { description: 'Incoming stock there, the next arrival first.' })
  async incoming(@Root() { variantId, locationId }: StockReconciliationType, @Ctx() { load }: OrdersContext) {
    return (await load.stock.incomingOf(variantId)).filter((arrival) => arrival.locationId === locationId);
  }

  @FieldResolver(() => AcceptedStockType, { description: 'What lies there for orders that it accepted and has not shipped: on its shelves are these beside what it reported.' })
  async accepted(@Root() { variantId, locationId }: StockReconciliationType, @Ctx() { load }: OrdersContext): Promise<AcceptedStockType> {
    const held = await load.acceptedStock(`${variantId} ${locationId}`);
    return { units: held?.units ?? 0, orderCount: held?.orders ?? 0, orders: held?.oldest ?? [] };
  }
}
