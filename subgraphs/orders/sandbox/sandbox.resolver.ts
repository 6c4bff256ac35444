import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { StockUpdateResultType } from '../inventory/stock.type.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { ReturnRecordType } from '../returns/return.type.js';
import { AppliedEventsType, ApplyTrackingEventsInput } from '../tracking/tracking.type.js';
import { SimulateCancellationInput, SimulateCarrierEventInput, SimulatedCarrierEventType, SimulateOrdersInput, SimulateReturnInput, SimulateShipmentInput, SimulateStockInput } from './sandbox.type.js';
import { simulateCancellation } from './simulate-cancellation.js';
import { simulateCarrierEvent, simulateTrackingEvents } from './simulate-carrier-event.js';
import { simulateOrders } from './simulate-orders.js';
import { simulateParcel } from './simulate-parcel.js';
import { simulatePortalOrder } from './simulate-portal-order.js';
import { simulateReturn } from './simulate-return.js';
import { simulateShipment } from './simulate-shipment.js';
import { simulateStock } from './simulate-stock.js';

/** What others do to the orders of a sandbox, on request. */
@Resolver()
export class SandboxResolver {
  @Mutation(() => [OrderType], { description: 'In a sandbox: a sales channel sends paid orders of items that are in stock. They are placed, routed, published and sent to webhooks like any others.' })
  async simulateOrders(@Arg('input', () => SimulateOrdersInput, { description: 'How many orders.' }) input: SimulateOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return (await simulateOrders(deps, call, input)).map(toOrderType);
  }

  @Mutation(() => OrderType, { description: 'In a sandbox: the merchant cancels an order; warehouses that accepted it are asked to stop.' })
  async simulateCancellation(@Arg('input', () => SimulateCancellationInput, { description: 'Which order.' }) input: SimulateCancellationInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await simulateCancellation(deps, call, input.reference));
  }

  @Mutation(() => OrderType, { description: 'In a sandbox: the locations of an order accept and ship all of it. An order that has left is answered as it is.' })
  async simulateShipment(@Arg('input', () => SimulateShipmentInput, { description: 'Which order.' }) input: SimulateShipmentInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await simulateShipment(deps, call, input));
  }

  @Mutation(() => ReturnRecordType, { description: 'In a sandbox: a customer sends units of a shipped order back; the return is announced to the warehouse that shipped them.' })
  simulateReturn(@Arg('input', () => SimulateReturnInput, { description: 'Which order.' }) input: SimulateReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return simulateReturn(deps, call, input);
  }

  @Mutation(() => StockUpdateResultType, { description: 'In a sandbox: the warehouse of a location reports how many units of items it has.' })
  simulateStock(@Arg('input', () => SimulateStockInput, { description: 'Which location, and what it counts.' }) input: SimulateStockInput, @Ctx() { deps, call }: OrdersContext) {
    return simulateStock(deps, call, input);
  }

  @Mutation(() => SimulatedCarrierEventType, { description: 'In a sandbox: a carrier reports an event of a parcel. Its shipment and order move as by an event that a carrier sent to the intake, which also knows the format of its connection: `/sandbox/events` of interface F simulates that.' })
  async simulateCarrierEvent(@Arg('input', () => SimulateCarrierEventInput, { description: 'The event.' }) input: SimulateCarrierEventInput, @Ctx() { deps, call }: OrdersContext) {
    const { order, ...applied } = await simulateCarrierEvent(deps, call, input);
    return { ...applied, order: order ? toOrderType(order) : null };
  }

  @internal
  @Mutation(() => AppliedEventsType, { description: 'In a sandbox: apply events that a surface made up in a carrier\'s format, as the intake applies them.' })
  simulateTrackingEvents(@Arg('input', () => ApplyTrackingEventsInput, { description: 'The events.' }) input: ApplyTrackingEventsInput, @Ctx() { deps, call }: OrdersContext) {
    return simulateTrackingEvents(deps, call, input);
  }

  @internal
  @Mutation(() => OrderType, { description: 'In a sandbox: place an order and ship it, so that there is a parcel.' })
  async simulateParcel(@Arg('trackingNumber', () => String, { nullable: true, description: 'Of the parcel, up to 120 characters; made up unless given.' }) trackingNumber: string | null | undefined, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await simulateParcel(deps, call, { trackingNumber }));
  }

  @internal
  @Mutation(() => OrderType, { description: 'In a sandbox: place, ship and deliver an order of the store of a returns portal.' })
  async simulatePortalOrder(@Arg('slug', () => String, { description: 'The portal.' }) slug: string, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await simulatePortalOrder(deps, call, slug));
  }
}
