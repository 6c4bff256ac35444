import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { FulfillmentOrderType, toFulfillmentOrderType } from './fulfillment-order.type.js';
import { giveUpFulfillmentOrder } from './give-up-fulfillment-order.js';
import { reportPicking } from './report-picking.js';
import { reportShipment } from './report-shipment.js';
import { GiveUpFulfillmentOrderInput, ReportPickingInput, ReportShipmentInput } from './warehouse-input.type.js';

@Resolver()
export class WarehouseWorkResolver {
  @internal
  @Mutation(() => FulfillmentOrderType, { description: 'The calling warehouse reports what it picked; the last report counts.' })
  async reportPicking(@Arg('input', () => ReportPickingInput, { description: 'The report.' }) input: ReportPickingInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await reportPicking(deps, call, input));
  }

  @internal
  @Mutation(() => FulfillmentOrderType, { description: 'Pieces leave the calling warehouse.' })
  async reportShipment(@Arg('input', () => ReportShipmentInput, { description: 'What leaves.' }) input: ReportShipmentInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await reportShipment(deps, call, input));
  }

  @internal
  @Mutation(() => FulfillmentOrderType, { description: 'The calling warehouse gives its part up, or confirms a cancellation.' })
  async giveUpFulfillmentOrder(@Arg('input', () => GiveUpFulfillmentOrderInput, { description: 'Which order, and why.' }) input: GiveUpFulfillmentOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await giveUpFulfillmentOrder(deps, call, input));
  }
}
