import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { CatalogContext } from '../catalog-context.js';
import { SimulatedVisitsType, SimulateShopperEventsInput } from './sandbox.type.js';
import { simulateShopperEvents } from './simulate-shopper-events.js';

/** What shoppers do in a storefront of a sandbox, on request. */
@Resolver()
export class ShopperSandboxResolver {
  @Mutation(() => SimulatedVisitsType, { description: 'In a sandbox: shoppers visit the storefront of a collector. They search, look at products, fill carts and buy, at times of the last thirty days, and what its pages would have reported is collected.' })
  simulateShopperEvents(@Arg('input', () => SimulateShopperEventsInput, { description: 'Which storefront, and how many visits.' }) input: SimulateShopperEventsInput, @Ctx() { deps, call }: CatalogContext) {
    return simulateShopperEvents(deps, call, input);
  }
}
