import { Field, Int, ObjectType } from 'type-graphql';
import type { Language } from '#contract/languages.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { PublicEvent, PublicItem } from './public-tracking.js';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import { TrackingStatusEnum } from './tracking.type.js';

@internal
@ObjectType('PublicTrackingItem', { description: 'A line of a shipment.' })
class PublicItemType {
  @Field(() => String, { description: 'What it is.' })
  title!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

@internal
@ObjectType('PublicTrackingEvent', { description: 'What a carrier reported.' })
class PublicEventType {
  @Field(() => DateTime, { description: 'When it happened.' })
  occurredAt!: string;

  @Field(() => TrackingStatusEnum, { description: 'What it says.' })
  status!: TrackingStatus;

  @Field(() => String, { description: 'As the carrier sent it.' })
  description!: string;

  @Field(() => String, { description: 'Where.' })
  location!: string;
}

@internal
@ObjectType('PublicTracking', { description: 'What everybody with the link may know of a shipment.' })
export class PublicTrackingType {
  /** For the `company` field. */
  companyId!: number;

  @Field(() => String, { description: 'The language of its page.' })
  language!: Language;

  @Field(() => String, { description: 'Number of the order.' })
  orderName!: string;

  @Field(() => String, { description: 'First name of the customer; empty if none.' })
  customerFirstName!: string;

  @Field(() => String, { description: 'City and country.' })
  destination!: string;

  @Field(() => String, { nullable: true, description: 'The carrier.' })
  carrier!: string | null;

  @Field(() => [String], { description: 'The carrier\'s numbers, one for each parcel.' })
  trackingNumbers!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The carrier\'s own page.' })
  carrierUrl!: string | null;

  @Field(() => TrackingStatusEnum, { description: 'Where it is.' })
  status!: TrackingStatus;

  @Field(() => DateTime, { description: 'Since when.' })
  statusAt!: string;

  @Field(() => DateTime, { description: 'When it left.' })
  shippedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was delivered.' })
  deliveredAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the carrier expects to deliver.' })
  estimatedDeliveryAt!: string | null;

  @Field(() => [PublicItemType], { description: 'What is in it.' })
  items!: readonly PublicItem[];

  @Field(() => [PublicEventType], { description: 'The last 50 events, the latest first.' })
  events!: readonly PublicEvent[];
}
