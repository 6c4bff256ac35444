import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { listRoutingRules } from './read-routing.js';
import { RoutingRuleType, SaveRoutingRulesInput } from './routing-rule.type.js';
import { saveRoutingRules } from './save-routing-rules.js';

@Resolver()
export class RoutingResolver {
  @Query(() => [RoutingRuleType], { description: 'The routing rules by priority.' })
  routingRules(@Ctx() { deps, call }: OrdersContext) {
    return listRoutingRules(deps, call);
  }

  @Mutation(() => [RoutingRuleType], { description: 'Replace the routing rules; orders allocated already stay where they are.' })
  saveRoutingRules(@Arg('input', () => SaveRoutingRulesInput, { description: 'The rules.' }) input: SaveRoutingRulesInput, @Ctx() { deps, call }: OrdersContext) {
    return saveRoutingRules(deps, call, input.rules);
  }
}
