import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { OrdersContext } from '../orders-context.js';
import { listStock } from './list-stock.js';
import { StockLevelConnection, StockUpdateResultType, toStockLevelType, UpdateWarehouseStockInput } from './stock.type.js';
import { updateStock } from './update-stock.js';

@Resolver()
export class StockResolver {
  @internal
  @Query(() => StockLevelConnection, { description: 'What the calling warehouse reported, by last change, oldest first.' })
  async warehouseStock(
    @Arg('locationCode', () => String, { nullable: true, description: 'Only this place.' }) locationCode: string | null,
    @Arg('updatedSince', () => DateTime, { nullable: true, description: 'Only what changed at or after this instant.' }) updatedSince: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return (await listStock(deps, call, { locationCode, updatedSince, page })).map(toStockLevelType);
  }

  @internal
  @Mutation(() => StockUpdateResultType, { description: 'The calling warehouse reports absolute levels.' })
  updateWarehouseStock(@Arg('input', () => UpdateWarehouseStockInput, { description: 'The report.' }) input: UpdateWarehouseStockInput, @Ctx() { deps, call }: OrdersContext) {
    return updateStock(deps, call, input.items);
  }
}
