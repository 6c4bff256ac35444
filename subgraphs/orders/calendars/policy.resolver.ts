import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { SaveServicePoliciesInput, ServicePolicyType } from './policy.type.js';
import { listServicePolicies, saveServicePolicies } from './save-service-policies.js';

/** Days that are added to what some orders are promised. */
@Resolver()
export class ServicePolicyResolver {
  @Query(() => [ServicePolicyType], { description: 'The service policies by priority.' })
  servicePolicies(@Ctx() { deps, call }: OrdersContext) {
    return listServicePolicies(deps, call);
  }

  @Mutation(() => [ServicePolicyType], { description: 'Replace all service policies.' })
  saveServicePolicies(@Arg('input', () => SaveServicePoliciesInput, { description: 'The policies.' }) input: SaveServicePoliciesInput, @Ctx() { deps, call }: OrdersContext) {
    return saveServicePolicies(deps, call, input.policies);
  }
}
