import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { FulfillmentOrderType } from '../fulfillment/fulfillment-order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { continueSequences } from './continue-sequences.js';
import { pollWarehouseOrders } from './poll-warehouse-orders.js';
import { readSequence } from './read-sequence.js';
import { ContinueSequencesInput, PolledOrderType, PollWarehouseOrdersInput, toPolledOrderType } from './polled-order.type.js';

@Resolver()
export class PollingResolver {
  @internal
  @Mutation(() => [PolledOrderType], { description: 'The calling warehouse reads what changed, which accepts new orders and confirms cancellations.' })
  async pollWarehouseOrders(@Arg('input', () => PollWarehouseOrdersInput, { description: 'What it asks for.' }) input: PollWarehouseOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return (await pollWarehouseOrders(deps, call, input)).map(toPolledOrderType);
  }

  @Mutation(() => Boolean, { description: 'Continue the public integers of orders and returns after those of the merchant\'s previous system.' })
  continueSequences(@Arg('input', () => ContinueSequencesInput, { description: 'The last integers it assigned.' }) input: ContinueSequencesInput, @Ctx() { deps, call }: OrdersContext) {
    return continueSequences(deps, call, input);
  }
}

@Resolver(() => FulfillmentOrderType)
export class SequenceResolver {
  @internal
  @FieldResolver(() => GraphQLSafeInt, { description: 'The public integer of its order.' })
  orderSequence(@Root() { orderId }: FulfillmentOrderType, @Ctx() { deps, call }: OrdersContext) {
    return readSequence(deps, call, orderId);
  }
}
