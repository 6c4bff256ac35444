import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { LocationType } from '../inventory/location.type.js';
import { RefundType, toRefundType } from '../ordering/order-history.type.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { announceReturn } from './announce-return.js';
import { AnnounceReturnInput, CancelReturnInput, ReturnFilterInput, ReturnReferenceInput } from './announce-return.type.js';
import { listReturns } from './list-returns.js';
import { cancelReturn, closeReturn, expectReturn, markReturnInTransit } from './move-return.js';
import { readReturn } from './read-returns.js';
import { ReturnConnection, ReturnRecordType, toReturnType } from './return.type.js';

@Resolver(() => ReturnRecordType)
export class ReturnResolver {
  @Query(() => ReturnRecordType, { nullable: true, description: 'One return.' })
  async return(@Arg('reference', () => ID, { description: 'Return number or id.' }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    const found = await readReturn(deps, call, reference);
    return found && toReturnType(found);
  }

  @Query(() => ReturnConnection, { description: 'Returns by last change, oldest first.' })
  async returns(
    @Arg('filter', () => ReturnFilterInput, { nullable: true, description: 'Which returns.' }) filter: ReturnFilterInput | null,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 500.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'End of the page before.' }) after: string | null,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return (await listReturns(deps, call, { filter: filter ?? {}, first, after })).map(toReturnType);
  }

  @Mutation(() => ReturnRecordType, { description: 'Open a return of pieces an order shipped.' })
  async announceReturn(@Arg('input', () => AnnounceReturnInput, { description: 'The return.' }) input: AnnounceReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return toReturnType(await announceReturn(deps, call, input));
  }

  @Mutation(() => ReturnRecordType, { description: 'Tell a return\'s warehouse that it is coming.' })
  async expectReturn(@Arg('input', () => ReturnReferenceInput, { description: 'Which return.' }) input: ReturnReferenceInput, @Ctx() { deps, call }: OrdersContext) {
    return toReturnType(await expectReturn(deps, call, input));
  }

  @Mutation(() => ReturnRecordType, { description: 'Note that a return\'s parcel travels.' })
  async markReturnInTransit(@Arg('input', () => ReturnReferenceInput, { description: 'Which return.' }) input: ReturnReferenceInput, @Ctx() { deps, call }: OrdersContext) {
    return toReturnType(await markReturnInTransit(deps, call, input));
  }

  @Mutation(() => ReturnRecordType, { description: 'Close an inspected return.' })
  async closeReturn(@Arg('input', () => ReturnReferenceInput, { description: 'Which return.' }) input: ReturnReferenceInput, @Ctx() { deps, call }: OrdersContext) {
    return toReturnType(await closeReturn(deps, call, input));
  }

  @Mutation(() => ReturnRecordType, { description: 'Cancel a return that has not arrived.' })
  async cancelReturn(@Arg('input', () => CancelReturnInput, { description: 'Which return, and why.' }) input: CancelReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return toReturnType(await cancelReturn(deps, call, input));
  }

  @FieldResolver(() => LocationType, { nullable: true, description: 'The location that receives it.' })
  location(@Root() { locationId }: ReturnRecordType, @Ctx() { load }: OrdersContext) {
    return load.location(locationId);
  }

  @internal
  @FieldResolver(() => ID, { nullable: true, description: 'The part of the order that its location has, which is the order a warehouse knows; null where it has none.' })
  fulfillmentOrderId(@Root() { orderId, locationId }: ReturnRecordType, @Ctx() { load }: OrdersContext) {
    return orderId === null ? null : load.partIdAt({ orderId, locationId });
  }

  @FieldResolver(() => [RefundType], { description: 'Money given back for it, oldest first.' })
  async refunds(@Root() { id, orderId }: ReturnRecordType, @Ctx() { load }: OrdersContext) {
    return orderId === null ? [] : (await load.refundsOfOrder(orderId)).filter(({ returnId }) => returnId === id).map(toRefundType);
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The order, where it is known.' })
  async order(@Root() { orderId }: ReturnRecordType, @Ctx() { load }: OrdersContext) {
    const order = orderId === null ? undefined : await load.order(orderId);
    return order && toOrderType(order);
  }
}

@Resolver(() => OrderType)
export class OrderReturnsResolver {
  @FieldResolver(() => [ReturnRecordType], { description: 'Its returns, oldest first.' })
  async returns(@Root() { id }: OrderType, @Ctx() { load }: OrdersContext) {
    return (await load.returnsOfOrder(id)).map(toReturnType);
  }
}
