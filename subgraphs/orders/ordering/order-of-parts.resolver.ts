import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { FulfillmentOrderType } from '../fulfillment/fulfillment-order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { ShipmentType } from '../shipping/shipment.type.js';
import { OrderType, toOrderType } from './order.type.js';

@Resolver(() => ShipmentType)
export class ShipmentOrderResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order its units are of.' })
  async order(@Root() { orderId }: ShipmentType, @Ctx() { load }: OrdersContext) {
    const order = await load.order(orderId);
    return order && toOrderType(order);
  }
}

@Resolver(() => FulfillmentOrderType)
export class FulfillmentOrderOrderResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order it is a part of; null while it cannot be read.' })
  async order(@Root() { orderId }: FulfillmentOrderType, @Ctx() { load }: OrdersContext) {
    const order = await load.order(orderId);
    return order && toOrderType(order);
  }
}
