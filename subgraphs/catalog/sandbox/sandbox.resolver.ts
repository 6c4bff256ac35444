import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { CatalogContext } from '../catalog-context.js';
import { SimulateCountInput, SimulatedCountType, SimulatedVisitsType, SimulateShopperEventsInput } from './sandbox.type.js';
import { simulateCount } from './simulate-count.js';
import { simulateShopperEvents } from './simulate-shopper-events.js';

/** What shoppers and warehouses do in a sandbox, on request. */
@Resolver()
export class CatalogSandboxResolver {
  @Mutation(() => SimulatedVisitsType, { description: 'In a sandbox: shoppers visit the storefront of a collector. They search, look at products, fill carts and buy, at times of the last thirty days, and what its pages would have reported is collected.' })
  simulateShopperEvents(@Arg('input', () => SimulateShopperEventsInput, { description: 'Which storefront, and how many visits.' }) input: SimulateShopperEventsInput, @Ctx() { deps, call }: CatalogContext) {
    return simulateShopperEvents(deps, call, input);
  }

  @internal
  @Mutation(() => SimulatedCountType, { description: 'In a sandbox: a location counts units of a variant of a key\'s catalog.' })
  simulateCount(@Arg('input', () => SimulateCountInput, { description: 'The variant, the location and the units.' }) input: SimulateCountInput, @Ctx() { deps, call }: CatalogContext) {
    return simulateCount(deps, call, input);
  }
}
