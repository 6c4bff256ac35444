import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import type { DeliveryPromise } from './promise.js';
import { DeliveryPromiseInput, DeliveryPromiseType } from './promise.type.js';

/** Stub, to be replaced: knows no item. */
@Resolver(() => DeliveryPromiseType)
export class PromiseResolver {
  @Query(() => DeliveryPromiseType, { description: 'When what is asked for would arrive, if it were ordered now.' })
  deliveryPromise(@Arg('input', () => DeliveryPromiseInput, { description: 'What is asked for.' }) { countryCode, lines }: DeliveryPromiseInput, @Ctx() { deps: { clock } }: OrdersContext): DeliveryPromise {
    return { computedAt: clock.now().toISOString(), countryCode, items: lines.map(({ sku, quantity }) => ({ sku, quantity, known: false })), options: [], pickup: [] };
  }
}
