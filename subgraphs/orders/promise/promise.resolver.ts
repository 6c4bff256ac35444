import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { explainPromise } from './explain-promise.js';
import { ExplainPromiseArgs } from './explain-promise.type.js';
import { PromiseExplanationType } from './explanation.type.js';
import { KeptPromisesInput, KeptPromisesType } from './kept-promises.type.js';
import { readKeptPromises } from './read-kept-promises.js';
import { PromiseSimulationType, SimulatePromiseInput, toPromiseSimulationType } from './promise-simulation.type.js';
import { simulatePromise } from './simulate-promise.js';
import { DeliveryPromiseInput, DeliveryPromiseType, PromisesInput } from './promise.type.js';
import { listPromises, readDeliveryPromise } from './read-promise.js';

/** When something would arrive if it were ordered now. */
@Resolver()
export class PromiseResolver {
  @Query(() => DeliveryPromiseType, { description: 'When a cart would arrive if it were ordered now, as storefronts are told; kept for the seconds of promiseSettings.' })
  deliveryPromise(@Arg('input', () => DeliveryPromiseInput, { description: 'The cart.' }) { countryCode, postcode, channel, lines }: DeliveryPromiseInput, @Ctx() { deps, call }: OrdersContext) {
    return readDeliveryPromise(deps, call, { countryCode, lines, postcode: postcode ?? null, channel: channel ?? null });
  }

  @Query(() => PromiseExplanationType, { description: 'Why a cart would arrive when it would: rule, stock, calendar, capacity, transit and policy behind each date. With another moment or a change it says what the promise would be then; nothing is saved.' })
  explainPromise(@Args(() => ExplainPromiseArgs) { input: { postcode, channel, ...input }, at, change }: ExplainPromiseArgs, @Ctx() { deps, call }: OrdersContext) {
    return explainPromise(deps, call, { request: { ...input, postcode: postcode ?? null, channel: channel ?? null }, at, change });
  }

  @Query(() => KeptPromisesType, { description: 'How many of the promises of some days were kept: delivered on the promised day or earlier.' })
  keptPromises(@Arg('input', () => KeptPromisesInput, { description: 'Which promises, and what they are counted by.' }) input: KeptPromisesInput, @Ctx() { deps, call }: OrdersContext) {
    return readKeptPromises(deps, call, input);
  }

  @Query(() => PromiseSimulationType, { description: 'What a changed calendar of a location, or changed transit times, would have meant for the orders of the last days. Changes nothing.' })
  async simulatePromise(@Arg('input', () => SimulatePromiseInput, { description: 'The location, and what changes.' }) input: SimulatePromiseInput, @Ctx() { deps, call }: OrdersContext): Promise<PromiseSimulationType> {
    return toPromiseSimulationType(await simulatePromise(deps, call, input));
  }

  @Query(() => [DeliveryPromiseType], { description: 'When each of some items would arrive if it were ordered now, in their order; computed together.' })
  promises(@Arg('input', () => PromisesInput, { description: 'The items.' }) { postcode, channel, ...input }: PromisesInput, @Ctx() { deps, call }: OrdersContext) {
    return listPromises(deps, call, { ...input, postcode: postcode ?? null, channel: channel ?? null });
  }
}
