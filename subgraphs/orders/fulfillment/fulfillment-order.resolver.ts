import { Arg, Args, Ctx, Field, FieldResolver, ID, InputType, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { LocationType } from '../inventory/location.type.js';
import type { OrdersContext } from '../orders-context.js';
import { acceptFulfillmentOrder } from './accept-fulfillment-order.js';
import { FulfillmentOrderConnection, FulfillmentOrderType, FulfillmentShippingType, toFulfillmentOrderType } from './fulfillment-order.type.js';
import type { WarehouseList } from './fulfillment-status.js';
import { listWarehouseOrders } from './list-warehouse-orders.js';
import { readWarehouseOrder } from './read-warehouse-order.js';
import { rejectFulfillmentOrder } from './reject-fulfillment-order.js';
import { WarehouseOrderListEnum } from './warehouse-list.type.js';

const REFERENCE = 'Order number, with or without #, or id.';

@internal
@InputType('AcceptFulfillmentOrderInput', { description: 'An order its warehouse accepts.' })
class AcceptFulfillmentOrderInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own reference.' })
  wmsReference?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it accepted the order; now unless given.' })
  acceptedAt?: string | null;
}

@internal
@InputType('RejectFulfillmentOrderInput', { description: 'An order its warehouse rejects.' })
class RejectFulfillmentOrderInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => String, { description: 'The warehouse\'s reason code.' })
  reasonCode!: string;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s comment.' })
  message?: string | null;
}

@Resolver(() => FulfillmentOrderType)
export class FulfillmentOrderResolver {
  @internal
  @Query(() => FulfillmentOrderConnection, { description: 'One of the calling warehouse\'s lists.' })
  async warehouseOrders(
    @Arg('status', () => WarehouseOrderListEnum, { description: 'Which list.' }) status: WarehouseList,
    @Arg('updatedSince', () => DateTime, { nullable: true, description: 'Only what changed at or after this instant.' }) updatedSince: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return (await listWarehouseOrders(deps, call, { status, updatedSince, page })).map(toFulfillmentOrderType);
  }

  @internal
  @Query(() => FulfillmentOrderType, { description: 'The calling warehouse\'s fulfillment order.' })
  async warehouseOrder(@Arg('reference', () => ID, { description: REFERENCE }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await readWarehouseOrder(deps, call, reference));
  }

  @internal
  @Mutation(() => FulfillmentOrderType, { description: 'The calling warehouse accepts its fulfillment order.' })
  async acceptFulfillmentOrder(@Arg('input', () => AcceptFulfillmentOrderInput, { description: 'Which order.' }) input: AcceptFulfillmentOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await acceptFulfillmentOrder(deps, call, input));
  }

  @internal
  @Mutation(() => FulfillmentOrderType, { description: 'The calling warehouse rejects its fulfillment order.' })
  async rejectFulfillmentOrder(@Arg('input', () => RejectFulfillmentOrderInput, { description: 'Which order, and why.' }) input: RejectFulfillmentOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await rejectFulfillmentOrder(deps, call, input));
  }

  @FieldResolver(() => LocationType, { nullable: true, description: 'The location that fulfils it.' })
  location(@Root() { locationId }: FulfillmentOrderType, @Ctx() { load }: OrdersContext) {
    return load.location(locationId);
  }
}

/** What of an order's shipping its merchant's carriers decide. */
@Resolver(() => FulfillmentShippingType)
export class FulfillmentShippingResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Code of the carrier: the one that the order names, else the merchant\'s that goes where the order goes.' })
  carrierCode(@Root() { carrierCode, countryCode }: FulfillmentShippingType, @Ctx() { load }: OrdersContext): string | null | Promise<string | null> {
    return carrierCode ?? load.shipping.usualCarrier(countryCode);
  }
}
