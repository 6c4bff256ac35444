import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
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
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 500.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'End of the page before.' }) after: string | null,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return (await listStock(deps, call, { locationCode, updatedSince, first, after })).map(toStockLevelType);
  }

  @internal
  @Mutation(() => StockUpdateResultType, { description: 'The calling warehouse reports absolute levels.' })
  updateWarehouseStock(@Arg('input', () => UpdateWarehouseStockInput, { description: 'The report.' }) input: UpdateWarehouseStockInput, @Ctx() { deps, call }: OrdersContext) {
    return updateStock(deps, call, input.items);
  }
}
