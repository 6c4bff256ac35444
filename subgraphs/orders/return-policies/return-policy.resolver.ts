import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { isLanguage } from '#contract/languages.js';
import type { OrdersContext } from '../orders-context.js';
import type { VersionedPolicy } from './return-policy.js';
import { ReturnPolicyType, ReturnPortalType, SaveReturnPolicyInput, SaveReturnPortalInput } from './return-policy.type.js';
import { readReturnPolicy, saveReturnPolicy } from './save-return-policy.js';
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
