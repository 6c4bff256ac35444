import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { OrdersContext } from '../orders-context.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import { ShipmentType } from '../shipping/shipment.type.js';
import { applyTrackingEvents } from './apply-tracking-events.js';
import { purgeParkedEvents } from './apply-parked-events.js';
import { CustomerNoticeType } from './customer-notice.type.js';
import { dueCustomerNotices } from './due-customer-notices.js';
import { PublicTrackingType } from './public-tracking.type.js';
import { readPublicTracking, trackingToken } from './read-public-tracking.js';
import { readTrackedOrder } from './read-tracked-order.js';
import { keyOf } from './event.js';
import { AppliedEventsType, ApplyTrackingEventsInput, DeliveryEstimateType, TrackedCompanyType, TrackingEventType } from './tracking.type.js';

/** What carriers report, for the surfaces. */
@Resolver(() => PublicTrackingType)
export class TrackingResolver {
  @internal
  @Mutation(() => AppliedEventsType, { description: 'Apply the events of a carrier to the shipments they are of, or else to the returns whose labels have their numbers; answers what became of them.' })
  applyTrackingEvents(@Arg('input', () => ApplyTrackingEventsInput, { description: 'The events.' }) input: ApplyTrackingEventsInput, @Ctx() { deps, call }: OrdersContext) {
    return applyTrackingEvents(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Remove events of numbers that did not appear within 30 days; answers how many.' })
  purgeParkedTrackingEvents(@Ctx() { deps, call }: OrdersContext) {
    return purgeParkedEvents(deps, call);
  }

  @Query(() => OrderType, { nullable: true, description: 'The order with a number, external id or id, or else the one of the parcel with this tracking number; of a number that a carrier used again, of the parcel that left last.' })
  async trackedOrder(@Arg('reference', () => ID, { description: 'Order number, with or without #, external id, id or tracking number.' }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    const order = await readTrackedOrder(deps, call, reference);
    return order && toOrderType(order);
  }

  @internal
  @Query(() => PublicTrackingType, { nullable: true, description: 'What the holder of a link may know of its shipment; null where the link is none of ours, or the shipment is unknown or voided.' })
  publicTracking(
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
    @Arg('language', () => String, { nullable: true, description: 'The language that is asked for.' }) language: string | null | undefined,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return readPublicTracking(deps, call, { token, language });
  }

  @internal
  @Query(() => [CustomerNoticeType], { description: 'The mails that customers of shipments are to get now.' })
  dueCustomerNotices(@Arg('shipmentIds', () => [ID], { description: 'The shipments whose status changed.' }) shipmentIds: string[], @Ctx() { deps, call }: OrdersContext) {
    return dueCustomerNotices(deps, call, shipmentIds);
  }

  @FieldResolver(() => TrackedCompanyType, { description: 'Whose order it is.' })
  company(@Root() { companyId }: PublicTrackingType): TrackedCompanyType {
    return { id: companyId };
  }
}

/** What a carrier sent of an event. */
@Resolver(() => TrackingEventType)
export class TrackingEventResolver {
  @FieldResolver(() => String, { nullable: true, description: 'As the carrier sent it, in JSON; null for what is longer than 16,384 characters, and once its customer is erased.' })
  raw(@Root() { shipmentId, fingerprint }: TrackingEventType, @Ctx() { load }: OrdersContext) {
    return load.rawEvent(keyOf(shipmentId, fingerprint));
  }
}

/** What carriers reported of a shipment, for the merchant's people. */
@Resolver(() => ShipmentType)
export class TrackingOfShipmentResolver {
  @FieldResolver(() => [TrackingEventType], { description: 'What its carrier reported, the latest first.' })
  trackingEvents(@Root() { id }: ShipmentType, @Ctx() { load }: OrdersContext) {
    return load.trackingEvents(id);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When the last thing happened that its carrier reported, understood or not; null where it has reported nothing.' })
  lastReportedAt(@Root() { id }: ShipmentType, @Ctx() { load }: OrdersContext) {
    return load.lastReportOf(id);
  }

  @FieldResolver(() => [DeliveryEstimateType], { description: 'When its carrier expected to deliver it, what it said last first.' })
  deliveryEstimates(@Root() { id }: ShipmentType, @Ctx() { load }: OrdersContext) {
    return load.deliveryEstimates(id);
  }

  @FieldResolver(() => String, { description: 'The last part of the address of its public page, /track/ and this: whoever has it follows the shipment without signing in. It ends when the shipment is voided.' })
  trackingToken(@Root() { id }: ShipmentType, @Ctx() { deps, call }: OrdersContext) {
    return trackingToken(deps.cursors, call.principal.companyId, id);
  }
}
