import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { countStock } from './count-stock.js';
import { CountStockInput } from './location-stock.type.js';
import { StockUpdateResultType } from './stock.type.js';

@Resolver()
export class LocationStockResolver {
  @Mutation(() => StockUpdateResultType, { description: 'Set the stock of a location that has no system of its own, as counted.' })
  countStock(@Arg('input', () => CountStockInput, { description: 'What was counted.' }) input: CountStockInput, @Ctx() { deps, call }: OrdersContext) {
    return countStock(deps, call, input);
  }
}
