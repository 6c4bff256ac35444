import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { ShipmentType, toShipmentType } from '../shipping/shipment.type.js';
import { acceptAtLocation } from './accept-at-location.js';
import { FulfillmentOrderType, toFulfillmentOrderType } from './fulfillment-order.type.js';
import {
  AcceptAtLocationInput, MakeLabelsAtLocationInput, PickAtLocationInput, RejectAtLocationInput, ShipAtLocationInput, ShortCloseAtLocationInput, VoidLabelsAtLocationInput,
} from './location-work.type.js';
import { makeLabels } from './make-labels.js';
import { BEFORE_PICKING, BEFORE_SHIPPING, withNextStep } from './next-step.js';
import { pickAtLocation } from './pick-at-location.js';
import { rejectFulfillmentOrder } from './reject-fulfillment-order.js';
import { shipAtLocation } from './ship-at-location.js';
import { shortCloseFulfillmentOrder } from './short-close-fulfillment-order.js';
import { voidLabels } from './void-labels.js';
import { workAtLocation } from './work-at-location.js';

/** The work of a location that has no system of its own, done by people: the use cases of warehouses. */
@Resolver()
export class LocationWorkResolver {
  @Mutation(() => FulfillmentOrderType, { description: 'Accept a fulfillment order at its location.' })
  async acceptAtLocation(@Arg('input', () => AcceptAtLocationInput, { description: 'Which one.' }) input: AcceptAtLocationInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await acceptAtLocation(deps, call, input));
  }

  @Mutation(() => FulfillmentOrderType, { description: 'Reject a fulfillment order at its location before it is accepted; it waits to be fixed.' })
  async rejectAtLocation(@Arg('input', () => RejectAtLocationInput, { description: 'Which one, and why.' }) { reasonCode, message, ...named }: RejectAtLocationInput, @Ctx() { deps, call }: OrdersContext) {
    const { as, fulfillmentOrder: { id } } = await workAtLocation(deps, call, named);
    return toFulfillmentOrderType(await rejectFulfillmentOrder(deps, as, { reference: id, reasonCode, message }));
  }

  @Mutation(() => FulfillmentOrderType, { description: 'Pick and pack a fulfillment order at its location; missing units are treated as when a warehouse reports them.' })
  async pickAtLocation(@Arg('input', () => PickAtLocationInput, { description: 'What was picked.' }) input: PickAtLocationInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await withNextStep(pickAtLocation(deps, call, input), BEFORE_PICKING));
  }

  @Mutation(() => FulfillmentOrderType, { description: 'Make missing labels of a fulfillment order\'s parcels and retry failed ones; ready ones stay.' })
  async makeLabelsAtLocation(@Arg('input', () => MakeLabelsAtLocationInput, { description: 'Which parcels.' }) { parcels, labelFormat, ...named }: MakeLabelsAtLocationInput, @Ctx() { deps, call }: OrdersContext) {
    const { as, fulfillmentOrder } = await workAtLocation(deps, call, named);
    await makeLabels(deps, as, { reference: fulfillmentOrder.id, parcels, format: labelFormat });
    return toFulfillmentOrderType(fulfillmentOrder);
  }

  @Mutation(() => FulfillmentOrderType, { description: 'Void labels of a fulfillment order before their parcels leave.' })
  async voidLabelsAtLocation(@Arg('input', () => VoidLabelsAtLocationInput, { description: 'Which labels.' }) { parcel, ...named }: VoidLabelsAtLocationInput, @Ctx() { deps, call }: OrdersContext) {
    const { as, fulfillmentOrder } = await workAtLocation(deps, call, named);
    await voidLabels(deps, as, { reference: fulfillmentOrder.id, parcel });
    return toFulfillmentOrderType(fulfillmentOrder);
  }

  @Mutation(() => FulfillmentOrderType, { description: 'Ship picked units of a fulfillment order from its location.' })
  async shipAtLocation(@Arg('input', () => ShipAtLocationInput, { description: 'What leaves.' }) { reference, locationCode, evenIfConnected, withoutTracking, ...report }: ShipAtLocationInput, @Ctx() { deps, call }: OrdersContext) {
    return toFulfillmentOrderType(await withNextStep(shipAtLocation(deps, call, { reference, locationCode, evenIfConnected, withoutTracking, report }), BEFORE_SHIPPING));
  }

  @Mutation(() => FulfillmentOrderType, { description: 'End a fulfillment order at its location although units are open, or confirm that its cancellation was carried out.' })
  async shortCloseAtLocation(@Arg('input', () => ShortCloseAtLocationInput, { description: 'Which one, and why.' }) { reasonCode, message, ...named }: ShortCloseAtLocationInput, @Ctx() { deps, call }: OrdersContext) {
    const { as, fulfillmentOrder: { id } } = await workAtLocation(deps, call, named);
    return toFulfillmentOrderType(await shortCloseFulfillmentOrder(deps, as, { reference: id, reasonCode, message }));
  }
}

@Resolver(() => FulfillmentOrderType)
export class ShipmentsOfFulfillmentOrderResolver {
  @FieldResolver(() => [ShipmentType], { description: 'Its shipments, oldest first.' })
  async shipments(@Root() { id, orderId }: FulfillmentOrderType, @Ctx() { load }: OrdersContext) {
    return (await load.shipmentsOfOrder(orderId)).filter(({ fulfillmentOrderId }) => fulfillmentOrderId === id).map(toShipmentType);
  }
}
