import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { OrderStatusEnum } from '../ordering/order-enums.type.js';
import type { OrderStatus } from '../ordering/order-status.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import { ShipmentStatusEnum } from '../shipping/shipment.type.js';
import { TrackingStatusEnum } from './tracking.type.js';

@ObjectType('UnmappedCode', { description: 'A code of a carrier that its connection\'s status map does not know.' })
export class UnmappedCodeType {
  /** For the `use` field. */
  connectionId!: string;

  @Field(() => String, { description: 'The code.' })
  code!: string;

  @Field(() => Int, { description: 'How many events had it.' })
  seen!: number;

  @Field(() => String, { description: 'The description of the last of them.' })
  description!: string;

  @Field(() => TrackingStatusEnum, { nullable: true, description: 'What that description says: a proposal for the map.' })
  suggestedStatus!: TrackingStatus | null;

  @Field(() => DateTime, { description: 'When it came last.' })
  lastSeenAt!: string;
}

@ObjectType('CarrierCodeExample', { description: 'An event with a code of a carrier.' })
class CarrierCodeExampleType {
  @Field(() => ID, { description: 'Its shipment.' })
  shipmentId!: string;

  @Field(() => String, { description: 'The number of its parcel.' })
  trackingNumber!: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  occurredAt!: string;

  @Field(() => String, { nullable: true, description: 'As the carrier sent it, in JSON; null for what is longer than 16,384 characters, and once its customer is erased.' })
  raw!: string | null;
}

@ObjectType('CarrierCodeUse', { description: 'In which shipments a code of a carrier came.' })
export class CarrierCodeUseType {
  @Field(() => Int, { description: 'How many shipments have a kept event with it, among its first 10,000 events.' })
  shipments!: number;

  @Field(() => DateTime, { description: 'When it came first.' })
  firstSeenAt!: string;

  @Field(() => CarrierCodeExampleType, { description: 'The event among these that was received last.' })
  example!: CarrierCodeExampleType;
}

@InputType('TrackingCodeInput', { description: 'What a carrier\'s code means.' })
class TrackingCodeInput {
  @Field(() => String, { description: 'The code; capitals do not matter.' })
  code!: string;

  @Field(() => TrackingStatusEnum, { nullable: true, description: 'What it means; null for a code that no map has any more, whose events are read by their description again.' })
  status?: TrackingStatus | null;
}

@InputType('ReprocessTrackingEventsInput', { description: 'Codes of a carrier connection that mean something else than when their events came.' })
export class ReprocessTrackingEventsInput {
  @Field(() => ID, { description: 'The carrier connection.' })
  connectionId!: string;

  @Field(() => [TrackingCodeInput], { description: 'The codes, 1 to 100.' })
  codes!: TrackingCodeInput[];
}

@ObjectType('ReprocessedShipment', { description: 'A shipment whose status changes.' })
export class ReprocessedShipmentType {
  @Field(() => ID, { description: 'The shipment.' })
  shipmentId!: string;

  @Field(() => ID, { description: 'Its order.' })
  orderId!: string;

  @Field(() => ShipmentStatusEnum, { description: 'The status it had.' })
  before!: ShipmentStatus;

  @Field(() => ShipmentStatusEnum, { description: 'The status it has.' })
  after!: ShipmentStatus;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'The status that its order had.' })
  orderStatusBefore!: OrderStatus | null;
}

@ObjectType('ReprocessedEvents', { description: 'What became of events whose codes mean something else.' })
export class ReprocessedType {
  @Field(() => Int, { description: 'How many have another status.' })
  events!: number;

  @Field(() => [ReprocessedShipmentType], { description: 'The shipments whose status changes.' })
  shipments!: readonly ReprocessedShipmentType[];

  @Field(() => Boolean, { description: 'Whether more events wait: call again.' })
  hasMore!: boolean;
}
