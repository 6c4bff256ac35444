import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { listRoutingRules } from './read-routing.js';
import { RoutingRuleType, SaveRoutingRulesInput } from './routing-rule.type.js';
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
}
