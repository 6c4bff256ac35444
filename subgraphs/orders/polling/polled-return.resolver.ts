import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { PolledReturnType, PollWarehouseReturnsInput, toPolledReturnType } from './polled-return.type.js';
import { pollWarehouseReturns } from './poll-warehouse-returns.js';

@Resolver()
export class PolledReturnResolver {
  @internal
  @Query(() => [PolledReturnType], { description: 'The returns of the calling warehouse that changed, by their poll-visible time.' })
  async pollWarehouseReturns(@Arg('input', () => PollWarehouseReturnsInput, { description: 'What it asks for.' }) input: PollWarehouseReturnsInput, @Ctx() { deps, call }: OrdersContext) {
    return (await pollWarehouseReturns(deps, call, input)).map(toPolledReturnType);
  }
}
