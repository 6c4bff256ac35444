import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { isLanguage } from '#contract/languages.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { OrdersContext } from '../orders-context.js';
import type { VersionedPolicy } from './return-policy.js';
import { explainReturnable } from './explain-returnable.js';
import { listReturnPolicies } from './list-return-policies.js';
import { ReturnPolicySimulationType, SimulateReturnPolicyInput, toReturnPolicySimulationType } from './policy-simulation.type.js';
import { ReturnableExplanationType, toReturnableExplanationType } from './returnable-explanation.type.js';
import { ReturnPolicyConnection, ReturnPolicyType, ReturnPortalType } from './return-policy.type.js';
import { SaveReturnPolicyInput, SaveReturnPortalInput } from './save-return-policy.type.js';
import { readReturnPolicy, saveReturnPolicy } from './save-return-policy.js';
import { simulateReturnPolicy } from './simulate-return-policy.js';
import { readReturnPortal, saveReturnPortal } from './save-return-portal.js';

/** The rules by which goods are taken back, and the portal that shows them. */
@Resolver()
export class ReturnPolicyResolver {
  @Query(() => ReturnPolicyType, { description: 'The rules by which goods are taken back.' })
  async returnPolicy(@Ctx() { deps, call }: OrdersContext): Promise<ReturnPolicyType> {
    return toPolicyType(await readReturnPolicy(deps, call));
  }

  @Mutation(() => ReturnPolicyType, { description: 'Change the rules by which goods are taken back; answers all of them. Shoppers who are choosing keep the rules they began with.' })
  async saveReturnPolicy(@Arg('input', () => SaveReturnPolicyInput, { description: 'The change.' }) input: SaveReturnPolicyInput, @Ctx() { deps, call }: OrdersContext): Promise<ReturnPolicyType> {
    return toPolicyType(await saveReturnPolicy(deps, call, input));
  }

  @Query(() => ReturnPolicyConnection, { description: 'The rules as they were saved, the newest first. The usual policy is none of them.' })
  async returnPolicies(@Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: OrdersContext) {
    return (await listReturnPolicies(deps, call, page)).map(toPolicyType);
  }

  @Query(() => ReturnableExplanationType, { description: 'What of an order can be returned now and why, by the same rules as on the returns portal; with a change of the policy, what could be returned then.' })
  async explainReturnable(
    @Arg('orderReference', () => ID, { description: 'Order number, with or without #, external id or id.' }) orderReference: string,
    @Arg('change', () => SaveReturnPolicyInput, { nullable: true, description: 'A change of the policy that is tried and not saved.' }) change: SaveReturnPolicyInput | null,
    @Ctx() { deps, call }: OrdersContext,
  ): Promise<ReturnableExplanationType> {
    return toReturnableExplanationType(await explainReturnable(deps, call, { orderReference, change }));
  }

  @Query(() => ReturnPolicySimulationType, { description: 'What a change of the return policy would have meant for orders that left and returns that were opened lately. It changes nothing.' })
  async simulateReturnPolicy(@Arg('input', () => SimulateReturnPolicyInput, { description: 'The change, and the time.' }) input: SimulateReturnPolicyInput, @Ctx() { deps, call }: OrdersContext): Promise<ReturnPolicySimulationType> {
    return toReturnPolicySimulationType(await simulateReturnPolicy(deps, call, input));
  }

  @Query(() => ReturnPortalType, { nullable: true, description: 'The page on which shoppers return orders; null where there is none.' })
  returnPortal(@Ctx() { deps, call }: OrdersContext) {
    return readReturnPortal(deps, call);
  }

  @Mutation(() => ReturnPortalType, { description: 'Open, close or move the page on which shoppers return orders.' })
  saveReturnPortal(@Arg('input', () => SaveReturnPortalInput, { description: 'The change.' }) input: SaveReturnPortalInput, @Ctx() { deps, call }: OrdersContext) {
    return saveReturnPortal(deps, call, input);
  }
}

const toPolicyType = ({ reasons, ...policy }: VersionedPolicy): ReturnPolicyType => ({
  ...policy,
  reasons: reasons.map(({ labels, ...reason }) => ({ ...reason, labels: Object.entries(labels).flatMap(([language, label]) => (isLanguage(language) ? [{ language, label }] : [])) })),
});
