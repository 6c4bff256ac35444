import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { AcceptFulfillmentOrdersInput, FulfillmentAcceptanceType } from './acceptance.type.js';
import { acceptFulfillmentOrders } from './accept-fulfillment-orders.js';
import { FulfillmentOrderType, toFulfillmentOrderType } from './fulfillment-order.type.js';
import { shortCloseFulfillmentOrder } from './short-close-fulfillment-order.js';
import { reportPicking } from './report-picking.js';
import { reportShipment } from './report-shipment.js';
import { ShortCloseFulfillmentOrderInput, ReportPickingInput, ReportShipmentInput } from './warehouse-input.type.js';

@Resolver()
export class WarehouseWorkResolver {
  @internal
  @Mutation(() => [FulfillmentAcceptanceType], { description: 'The calling warehouse accepts its fulfillment orders of several orders, each independently; the results are in the order of the input.' })
  acceptFulfillmentOrders(@Arg('input', () => AcceptFulfillmentOrdersInput, { description: 'Which orders.' }) input: AcceptFulfillmentOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return acceptFulfillmentOrders(deps, call, input.references);
  }

  @internal
  @Mutation(() => FulfillmentOrderType, { description: 'The calling warehouse reports what it picked; the last report replaces earlier ones.' })
  async reportPicking(@Arg('input', () => ReportPickingInput, { description: 'The report.' }) input: ReportPickingInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await reportPicking(deps, call, input));
  }

  @internal
  @Mutation(() => FulfillmentOrderType, { description: 'The calling warehouse reports a shipment.' })
  async reportShipment(@Arg('input', () => ReportShipmentInput, { description: 'What leaves.' }) { reference, sequence, mode, repeat, ...report }: ReportShipmentInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await reportShipment(deps, call, { reference, sequence, mode, repeat, report }));
  }

  @internal
  @Mutation(() => FulfillmentOrderType, { description: 'The calling warehouse short-closes its fulfillment order, or confirms a cancellation.' })
  async shortCloseFulfillmentOrder(@Arg('input', () => ShortCloseFulfillmentOrderInput, { description: 'Which order, and why.' }) input: ShortCloseFulfillmentOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await shortCloseFulfillmentOrder(deps, call, input));
  }
}
