import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { allocateWaitingOrders } from './allocate-waiting-orders.js';
import { listRoutingRules } from './read-routing.js';
import { AllocateWaitingOrdersInput, RoutingRuleType, SaveRoutingRulesInput, WaitingAllocationType } from './routing-rule.type.js';
import { saveRoutingRules } from './save-routing-rules.js';

@Resolver()
export class RoutingResolver {
  @Query(() => [RoutingRuleType], { description: 'The routing rules in the order they are asked.' })
  routingRules(@Ctx() { deps, call }: OrdersContext) {
    return listRoutingRules(deps, call);
  }

  @Mutation(() => [RoutingRuleType], { description: 'Write the routing rules in place of those there are; orders allocated already stay where they are.' })
  saveRoutingRules(@Arg('input', () => SaveRoutingRulesInput, { description: 'The rules.' }) input: SaveRoutingRulesInput, @Ctx() { deps, call }: OrdersContext) {
    return saveRoutingRules(deps, call, input.rules);
  }

  @Mutation(() => WaitingAllocationType, { description: 'Look for stock for the orders that wait for it, the oldest first.' })
  allocateWaitingOrders(@Arg('input', () => AllocateWaitingOrdersInput, { description: 'Which orders.' }) input: AllocateWaitingOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return allocateWaitingOrders(deps, call, input);
  }
}
