import { Arg, Args, Ctx, Field, FieldResolver, ID, InputType, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { FulfillmentOrderType, toFulfillmentOrderType } from '../fulfillment/fulfillment-order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { cancelOrder } from './cancel-order.js';
import { listOrders, readOrderByReference } from './find-orders.js';
import type { StaffHoldKind } from './hold-kind.js';
import { holdOrder } from './hold-order.js';
import { StaffHoldKindEnum } from './order-enums.type.js';
import { OrderFilterInput, OrderSortInput } from './order-filter.type.js';
import { OrderOnInterfaceType, toOrderOnInterface } from './order-on-interface.type.js';
import { OrderConnection, OrderType, toOrderType } from './order.type.js';
import { placeOrder, placeOrders } from './place-orders.js';
import { PlaceOrderInput, PlaceOrdersInput } from './place-order.type.js';
import { releaseOrder } from './release-order.js';
import { setOrderHold } from './set-order-hold.js';
import { showOnInterfaces } from './show-on-interfaces.js';

const REFERENCE = 'Order number, with or without #, external id or id.';

@InputType('HoldOrderInput', { description: 'An order to put on hold.' })
class HoldOrderInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => String, { description: 'The reason, for staff, up to 200 characters.' })
  reason!: string;

  @Field(() => StaffHoldKindEnum, { nullable: true, description: 'MANUAL unless it is given.' })
  kind?: StaffHoldKind | null;
}

@InputType('ReleaseOrderInput', { description: 'An order whose hold ends.' })
class ReleaseOrderInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;
}

@InputType('SetOrderHoldInput', { description: 'An order, and whether it is to be on hold.' })
class SetOrderHoldInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => Boolean, { description: 'Whether it is to be on hold.' })
  onHold!: boolean;

  @Field(() => String, { nullable: true, description: 'The reason, for staff, up to 200 characters; a hold has one.' })
  reason?: string | null;

  @Field(() => StaffHoldKindEnum, { nullable: true, description: 'MANUAL unless it is given.' })
  kind?: StaffHoldKind | null;
}

@internal
@ObjectType('PlacedOrder', { description: 'The result of placing an order.' })
class PlacedOrderType {
  @Field(() => OrderType, { description: 'The order.' })
  order!: OrderType;

  @Field(() => Boolean, { description: 'Whether it is new.' })
  created!: boolean;
}

@InputType('CancelOrderInput', { description: 'An order to cancel.' })
class CancelOrderInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => String, { description: 'The reason, for staff, up to 500 characters.' })
  reason!: string;
}

@Resolver(() => OrderType)
export class OrderResolver {
  @Query(() => OrderType, { nullable: true, description: 'One order.' })
  async order(@Arg('reference', () => ID, { description: REFERENCE }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    const order = await readOrderByReference(deps, call, reference);
    return order && toOrderType(order);
  }

  @Query(() => [OrderOnInterfaceType], { description: 'An order as each active connection that may read it is answered: those of the warehouses that have something of it (A, B, C), and those of the commerce API (D), at most 20. The interfaces answer with the rights of the connection, as in a dry run: no call is logged or counted, and nothing is accepted by being read.' })
  async orderOnInterfaces(@Arg('reference', () => ID, { description: REFERENCE }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    return (await showOnInterfaces(deps, call, reference)).map(toOrderOnInterface);
  }

  @Query(() => OrderConnection, { description: 'Orders by last change, oldest first; those of a search newest first, those chosen by promised days the earliest first.' })
  async orders(
    @Arg('filter', () => OrderFilterInput, { nullable: true, description: 'Which orders.' }) filter: OrderFilterInput | null,
    @Arg('sort', () => OrderSortInput, { nullable: true, description: 'In which order.' }) sort: OrderSortInput | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return (await listOrders(deps, call, { filter: filter ?? {}, sort, page })).map(toOrderType);
  }

  @Mutation(() => OrderType, { description: 'Place an order.' })
  async placeOrder(@Arg('input', () => PlaceOrderInput, { description: 'The order.' }) input: PlaceOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType((await placeOrder(deps, call, input)).order);
  }

  @internal
  @Mutation(() => PlacedOrderType, { description: 'Place an order; answers also whether it is new or existed with its external id.' })
  async receiveOrder(@Arg('input', () => PlaceOrderInput, { description: 'The order.' }) input: PlaceOrderInput, @Ctx() { deps, call, load }: OrdersContext) {
    const { order, created } = await placeOrder(deps, call, input);
    if (created) load.orderIsNew(order.id);
    return { order: toOrderType(order), created };
  }

  @Mutation(() => [OrderType], { description: 'Place several orders: all of them or none.' })
  async placeOrders(@Arg('input', () => PlaceOrdersInput, { description: 'The orders.' }) input: PlaceOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return (await placeOrders(deps, call, input.orders)).map(toOrderType);
  }

  @Mutation(() => OrderType, { description: 'Put an order on hold, before any warehouse accepted it.' })
  async holdOrder(@Arg('input', () => HoldOrderInput, { description: 'Which order, and why.' }) input: HoldOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await holdOrder(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'End an order\'s hold.' })
  async releaseOrder(@Arg('input', () => ReleaseOrderInput, { description: 'Which order.' }) input: ReleaseOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await releaseOrder(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Put an order on hold or end its hold; an order that is so already is answered as it is.' })
  async setOrderHold(@Arg('input', () => SetOrderHoldInput, { description: 'Which order, and whether it is to be on hold.' }) input: SetOrderHoldInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await setOrderHold(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Cancel an order; warehouses that accepted it are asked to stop.' })
  async cancelOrder(@Arg('input', () => CancelOrderInput, { description: 'Which order, and why.' }) input: CancelOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await cancelOrder(deps, call, input));
  }

  @FieldResolver(() => [FulfillmentOrderType], { description: 'Its fulfillment orders, one per location.' })
  async fulfillmentOrders(@Root() { id }: OrderType, @Ctx() { load }: OrdersContext) {
    return (await load.fulfillmentOrdersOfOrder(id)).map(toFulfillmentOrderType);
  }
}
