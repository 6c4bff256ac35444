import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { countOrders, countWaiting } from './find-orders.js';
import { OrderCountsType, toOrderCounts, toWaitingCounts, WaitingReasonCountType } from './order-counts.type.js';
import { OrderFilterInput } from './order-filter.type.js';

@Resolver(() => OrderCountsType)
export class OrderCountsResolver {
  @Query(() => OrderCountsType, { description: 'How many orders a filter finds, by state and by what they wait for.' })
  async orderCounts(@Arg('filter', () => OrderFilterInput, { nullable: true, description: 'Which orders; without one, all.' }) filter: OrderFilterInput | null, @Ctx() { deps, call }: OrdersContext): Promise<OrderCountsType> {
    return toOrderCounts(await countOrders(deps, call, filter ?? {}));
  }

  @FieldResolver(() => [WaitingReasonCountType], { description: 'By what blocks their fulfillment, each reason once.' })
  async waiting(@Root() counts: OrderCountsType, @Ctx() { deps, call }: OrdersContext): Promise<WaitingReasonCountType[]> {
    return toWaitingCounts(counts, await countWaiting(deps, call, counts.conditions));
  }
}
