import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { listTransitTimes, saveTransitTimes } from './save-transit-times.js';
import { SaveTransitTimesInput, TransitTimeType } from './transit.type.js';

/** How long carriers take. */
@Resolver()
export class TransitTimeResolver {
  @Query(() => [TransitTimeType], { description: 'How long carriers take to each country, by country, method, carrier and postcode.' })
  transitTimes(@Ctx() { deps, call }: OrdersContext) {
    return listTransitTimes(deps, call);
  }

  @Mutation(() => [TransitTimeType], { description: 'Replace all transit times.' })
  saveTransitTimes(@Arg('input', () => SaveTransitTimesInput, { description: 'The transit times.' }) input: SaveTransitTimesInput, @Ctx() { deps, call }: OrdersContext) {
    return saveTransitTimes(deps, call, input.transitTimes);
  }
}
