import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { ChangedStockSearchInput, ChangedStockType, LastChangeType } from './changed-stock.type.js';
import { readChangedStock, readLastChanges } from './read-changed-stock.js';

@Resolver()
export class ChangedStockResolver {
  @internal
  @Query(() => [LastChangeType], { description: 'The last change of every company.' })
  lastChanges(@Ctx() { deps, call }: OrdersContext) {
    return readLastChanges(deps, call);
  }

  @internal
  @Query(() => [ChangedStockType], { description: 'Items by the last change of their stock, oldest first.' })
  changedStock(@Arg('input', () => ChangedStockSearchInput, { description: 'Which of them.' }) input: ChangedStockSearchInput, @Ctx() { deps, call }: OrdersContext) {
    return readChangedStock(deps, call, input);
  }
}
