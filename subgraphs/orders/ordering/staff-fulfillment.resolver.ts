import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { OrderType, toOrderType } from './order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { FulfillmentOrderConnection, toFulfillmentOrderType } from '../fulfillment/fulfillment-order.type.js';
import { listFulfillmentOrders } from './list-fulfillment-orders.js';
import { rerouteFulfillmentOrder } from './reroute-fulfillment-order.js';
import { splitFulfillmentOrder } from './split-fulfillment-order.js';
import { FulfillmentOrderFilterInput, FulfillmentOrderSortInput, RerouteFulfillmentOrderInput, SplitFulfillmentOrderInput } from './staff-fulfillment.type.js';

@Resolver()
export class StaffFulfillmentResolver {
  @Query(() => FulfillmentOrderConnection, { description: 'The fulfillment orders of the company, oldest first; those chosen by when they were placed or changed by that time.' })
  async fulfillmentOrders(
    @Arg('filter', () => FulfillmentOrderFilterInput, { nullable: true, description: 'Which fulfillment orders.' }) filter: FulfillmentOrderFilterInput | null,
    @Arg('sort', () => FulfillmentOrderSortInput, { nullable: true, description: 'In which order.' }) sort: FulfillmentOrderSortInput | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return (await listFulfillmentOrders(deps, call, { filter: filter ?? {}, sort, page })).map(toFulfillmentOrderType);
  }

  @Mutation(() => OrderType, { description: 'Move lines, or some of their units, to another location that has stock, before the fulfillment order is accepted.' })
  async splitFulfillmentOrder(@Arg('input', () => SplitFulfillmentOrderInput, { description: 'Which units, and where to.' }) input: SplitFulfillmentOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await splitFulfillmentOrder(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Move a whole fulfillment order to another location, before it is accepted.' })
  async rerouteFulfillmentOrder(@Arg('input', () => RerouteFulfillmentOrderInput, { description: 'Which fulfillment order, and where to.' }) input: RerouteFulfillmentOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await rerouteFulfillmentOrder(deps, call, input));
  }
}
