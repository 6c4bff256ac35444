import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { setAvailability } from './set-availability.js';
import { SetAvailabilityInput, SetAvailabilityResultType } from './set-availability.type.js';

@Resolver()
export class SetAvailabilityResolver {
  @internal
  @Mutation(() => SetAvailabilityResultType, { description: 'Set what is available of items at locations, each entry for itself.' })
  async setAvailability(@Arg('input', () => SetAvailabilityInput, { description: 'The entries.' }) input: SetAvailabilityInput, @Ctx() { deps, call }: OrdersContext) {
    return { results: await setAvailability(deps, call, input) };
  }
}
