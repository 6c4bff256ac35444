import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { countOrders } from './find-orders.js';
import { OrderCountsType, toOrderCounts } from './order-counts.type.js';
import { OrderFilterInput } from './order-filter.type.js';

@Resolver()
export class OrderCountsResolver {
  @Query(() => OrderCountsType, { description: 'How many orders a filter finds, by state and by what they wait for.' })
  async orderCounts(@Arg('filter', () => OrderFilterInput, { nullable: true, description: 'Which orders; without one, all.' }) filter: OrderFilterInput | null, @Ctx() { deps, call }: OrdersContext) {
    return toOrderCounts(await countOrders(deps, call, filter ?? {}));
  }
}
