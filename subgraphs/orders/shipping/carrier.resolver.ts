import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { CarrierType, SaveCarrierInput } from './carrier.type.js';
import { listCarriers, saveCarrier } from './save-carrier.js';

@Resolver(() => CarrierType)
export class CarrierResolver {
  @Query(() => [CarrierType], { description: 'The company\'s carriers, by code.' })
  carriers(@Ctx() { deps, call }: OrdersContext) {
    return listCarriers(deps, call);
  }

  @Mutation(() => CarrierType, { description: 'Add a carrier, or replace the one of the same code. Existing labels stay as they are.' })
  saveCarrier(@Arg('input', () => SaveCarrierInput, { description: 'The carrier.' }) input: SaveCarrierInput, @Ctx() { deps, call }: OrdersContext) {
    return saveCarrier(deps, call, input);
  }
}
