import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import { ShipmentStatusEnum } from '../shipping/shipment.type.js';
import { TrackingStatusEnum } from './tracking.type.js';

@ObjectType('UnmappedCode', { description: 'A code of a carrier that its connection\'s status map does not know.' })
export class UnmappedCodeType {
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

@InputType('TrackingCodeInput', { description: 'What a carrier\'s code means.' })
class TrackingCodeInput {
  @Field(() => String, { description: 'The code; capitals do not matter.' })
  code!: string;

  @Field(() => TrackingStatusEnum, { description: 'What it means.' })
  status!: TrackingStatus;
}

@InputType('ReprocessTrackingEventsInput', { description: 'Codes of a carrier connection that mean something else than when their events came.' })
export class ReprocessTrackingEventsInput {
  @Field(() => ID, { description: 'The carrier connection.' })
  connectionId!: string;

  @Field(() => [TrackingCodeInput], { description: 'The codes, 1 to 100.' })
  codes!: TrackingCodeInput[];
}

@ObjectType('ReprocessedShipment', { description: 'A shipment whose status changes.' })
class ReprocessedShipmentType {
  @Field(() => ID, { description: 'The shipment.' })
  shipmentId!: string;

  @Field(() => ID, { description: 'Its order.' })
  orderId!: string;

  @Field(() => ShipmentStatusEnum, { description: 'The status it had.' })
  before!: ShipmentStatus;

  @Field(() => ShipmentStatusEnum, { description: 'The status it has.' })
  after!: ShipmentStatus;
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
