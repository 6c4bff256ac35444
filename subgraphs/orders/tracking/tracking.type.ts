import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { TRACKING_STATUS_MEANINGS, type TrackingStatus } from '#contract/carrier-connection.js';
import { entity, internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';

/** The graph's enum of tracking statuses. */
export const TrackingStatusEnum = enumType<TrackingStatus>('TrackingStatus', 'What a carrier says of a parcel, the same for every carrier.', TRACKING_STATUS_MEANINGS);

@ObjectType('TrackingEvent', { description: 'What a carrier reported of a parcel.' })
export class TrackingEventType {
  /** For the `raw` field. */
  shipmentId!: string;

  fingerprint!: string;

  @Field(() => String, { description: 'The carrier\'s number of the parcel.' })
  trackingNumber!: string;

  @Field(() => TrackingStatusEnum, { nullable: true, description: 'What it says; null where neither the carrier\'s code nor the description says it, and then it leaves the shipment\'s status as it is.' })
  status!: TrackingStatus | null;

  @Field(() => String, { nullable: true, description: 'The carrier\'s own code.' })
  code!: string | null;

  @Field(() => String, { description: 'As the carrier sent it.' })
  description!: string;

  @Field(() => String, { description: 'Where; empty where the carrier does not say.' })
  location!: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  occurredAt!: string;

  @Field(() => DateTime, { description: 'When it was received.' })
  receivedAt!: string;
}

@ObjectType('DeliveryEstimate', { description: 'When a carrier expected to deliver a shipment.' })
export class DeliveryEstimateType {
  @Field(() => DateTime, { description: 'When it said so.' })
  knownAt!: string;

  @Field(() => DateTime, { description: 'When it expected to deliver.' })
  estimatedAt!: string;
}

@internal
@InputType('MappedCodeInput', { description: 'What a carrier\'s code means.' })
class MappedCodeInput {
  @Field(() => String, { description: 'The code.' })
  code!: string;

  @Field(() => TrackingStatusEnum, { description: 'The status.' })
  status!: TrackingStatus;
}

@internal
@InputType('ReportedEventInput', { description: 'An event as a carrier reports it.' })
class ReportedEventInput {
  @Field(() => [String], { description: 'The number of the parcel, and others that may be known in its place.' })
  trackingNumbers!: string[];

  @Field(() => TrackingStatusEnum, { nullable: true, description: 'The status, where the dialect knows it.' })
  status?: TrackingStatus | null;

  @Field(() => String, { nullable: true, description: 'The carrier\'s own code.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'Another code, which counts where nobody knows the first.' })
  otherCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier\'s description.' })
  description?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When; on receipt unless given.' })
  occurredAt?: string | null;

  @Field(() => String, { nullable: true, description: 'Where.' })
  location?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the carrier expects to deliver.' })
  estimatedAt?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it says that the parcel is late.' })
  isDelayed?: boolean | null;

  @Field(() => String, { nullable: true, description: 'As the carrier sent it, in JSON.' })
  raw?: string | null;
}

@internal
@InputType('ApplyTrackingEventsInput', { description: 'Events of one call of a carrier connection.' })
export class ApplyTrackingEventsInput {
  @Field(() => ID, { nullable: true, description: 'The connection.' })
  connectionId?: string | null;

  @Field(() => [MappedCodeInput], { description: 'What the carrier\'s codes mean on it.' })
  statusMap!: MappedCodeInput[];

  @Field(() => [ReportedEventInput], { description: 'The events, at most 10,000.' })
  events!: ReportedEventInput[];
}

@internal
@ObjectType('AppliedEvents', { description: 'What became of reported events.' })
export class AppliedEventsType {
  @Field(() => Int, { description: 'New ones of known parcels, and those that say that a return is on its way.' })
  applied!: number;

  @Field(() => Int, { description: 'Identical to one that is kept, or of a return that it changes nothing of.' })
  duplicates!: number;

  @Field(() => Int, { description: 'Of numbers that no parcel has.' })
  unmatched!: number;
}

@entity('id')
@ObjectType('Company', { description: 'A merchant whose people and connections use the platform.' })
export class TrackedCompanyType {
  @Field(() => GraphQLSafeInt, { description: 'Public number of the company.' })
  id!: number;
}
