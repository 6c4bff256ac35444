import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { AnomalyRuleType, SaveAnomalyRuleInput } from './anomaly-rule.type.js';
import { listAnomalyRules, saveAnomalyRule } from './manage-anomaly-rules.js';
import { watchParcels } from './watch-parcels.js';

/** The rules by which staff are alerted of shipments. */
@Resolver()
export class AnomalyRuleResolver {
  @Query(() => [AnomalyRuleType], { description: 'The rules by which your staff are alerted of shipments.' })
  anomalyRules(@Ctx() { deps, call }: OrdersContext) {
    return listAnomalyRules(deps, call);
  }

  @Mutation(() => AnomalyRuleType, { description: 'Change when your staff are alerted of an anomaly of shipments; answers the rule.' })
  saveAnomalyRule(@Arg('input', () => SaveAnomalyRuleInput, { description: 'The change.' }) input: SaveAnomalyRuleInput, @Ctx() { deps, call }: OrdersContext) {
    return saveAnomalyRule(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Alert staff of parcels whose carrier has said nothing for days, and resolve the alerts of anomalies that are over; answers how many were raised.' })
  watchParcels(@Ctx() { deps, call }: OrdersContext) {
    return watchParcels(deps, call);
  }
}
