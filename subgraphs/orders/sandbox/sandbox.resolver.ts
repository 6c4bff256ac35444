import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { StockUpdateResultType } from '../inventory/stock.type.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { ReturnRecordType } from '../returns/return.type.js';
import { SimulateCancellationInput, SimulateOrdersInput, SimulateReturnInput, SimulateShipmentInput, SimulateStockInput } from './sandbox.type.js';
import { simulateCancellation } from './simulate-cancellation.js';
import { simulateOrders } from './simulate-orders.js';
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
}
