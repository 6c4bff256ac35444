import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ConnectionKind } from '../connections/connection.js';
import { ConnectionKindEnum } from '../connections/connection.type.js';

@internal
@ObjectType('DueWork', { description: 'Work that is due and not yet done.' })
export class DueWorkType {
  @Field(() => DateTime, { nullable: true, description: 'Since when the longest waiting delivery of a webhook is due; null where none is.' })
  deliveriesSince!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Since when the longest waiting mail is due; null where none is.' })
  mailsSince!: string | null;
}

@internal
@InputType('DestinationOwnerInput', { description: 'The owner of a destination.' })
export class DestinationOwnerInput {
  @Field(() => String, { description: 'The kind of owner: connection, or a record of another subgraph (site).' })
  kind!: string;

  @Field(() => ID, { description: 'Identifies it.' })
  id!: string;
}

@internal
@InputType('WebhookMessageInput', { description: 'An event as rendered for one audience; of several of one event a destination receives the last that is for it.' })
class WebhookMessageInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => String, { description: 'Type of event in the audience\'s vocabulary.' })
  type!: string;

  @Field(() => String, { description: 'The body to sign and send.' })
  body!: string;

  @Field(() => ConnectionKindEnum, { nullable: true, description: 'Kind of connection whose destinations receive it.' })
  kind?: ConnectionKind;

  @Field(() => ID, { nullable: true, description: 'Only those of this warehouse.' })
  warehouseId?: string;

  @Field(() => Int, { nullable: true, description: 'Only those of keys of this catalog.' })
  catalogId?: number;

  @Field(() => String, { nullable: true, description: 'Only those with this scope.' })
  scope?: string;

  @Field(() => DestinationOwnerInput, { nullable: true, description: 'Only the destinations of this owner.' })
  owner?: DestinationOwnerInput;
}

@internal
@InputType('EnqueueDeliveriesInput', { description: 'Events of one company to send to webhook receivers.' })
export class EnqueueDeliveriesInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => [WebhookMessageInput], { description: 'The events.' })
  messages!: WebhookMessageInput[];
}

@internal
@InputType('DestinationRoomInput', { description: 'A sender\'s free capacity for one destination.' })
class DestinationRoomInput {
  @Field(() => ID, { description: 'The destination.' })
  destinationId!: string;

  @Field(() => Int, { description: 'Maximum number of deliveries.' })
  room!: number;
}

@internal
@InputType('DeliveryScheduleInput', { description: 'The retry schedule of a profile.' })
class DeliveryScheduleInput {
  @Field(() => String, { description: 'The profile.' })
  profile!: string;

  @Field(() => [Int], { description: 'Waits after failed attempts, in milliseconds; a delivery is given up after one attempt more than there are waits.' })
  waits!: number[];
}

@internal
@InputType('ClaimDeliveriesInput', { description: 'A sender\'s free capacity and the profiles it can send by.' })
export class ClaimDeliveriesInput {
  @Field(() => Int, { description: 'Maximum number of deliveries in total.' })
  most!: number;

  @Field(() => Int, { description: 'Maximum number of deliveries to one destination.' })
  perDestination!: number;

  @Field(() => [DestinationRoomInput], { nullable: true, description: 'Destinations with another limit.' })
  destinations?: DestinationRoomInput[];

  @Field(() => [DeliveryScheduleInput], { description: 'The profiles the sender supports; deliveries of other profiles are left to other senders.' })
  schedules!: DeliveryScheduleInput[];
}

@internal
@ObjectType('ClaimedWebhook', { description: 'A delivery claimed by one sender until its lease ends.' })
export class ClaimedWebhookType {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The delivery.' })
  deliveryId!: string;

  @Field(() => ID, { description: 'The destination.' })
  destinationId!: string;

  @Field(() => ID, { nullable: true, description: 'The connection that owns the destination.' })
  connectionId!: string | null;

  @Field(() => String, { description: 'Sending profile: schedule, timeout and headers.' })
  profile!: string;

  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => String, { description: 'Event type.' })
  type!: string;

  @Field(() => String, { description: 'The body to sign and send.' })
  body!: string;

  @Field(() => Int, { description: 'Number of this attempt, from 1.' })
  attempt!: number;

  @Field(() => Int, { nullable: true, description: 'Milliseconds until the retry if this attempt fails; null for the last attempt.' })
  retryAfterMs!: number | null;

  @Field(() => ID, { description: 'Claim token, required to record the attempt.' })
  token!: string;

  @Field(() => String, { description: 'URL it is sent to.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'Signing secret; null for an unsigned webhook.' })
  secret!: string | null;
}

@internal
@InputType('RecordAttemptInput', { description: 'The outcome of an attempt.' })
export class RecordAttemptInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The delivery.' })
  deliveryId!: string;

  @Field(() => ID, { description: 'Claim token.' })
  token!: string;

  @Field(() => DateTime, { description: 'Start time.' })
  startedAt!: string;

  @Field(() => Int, { description: 'Duration in milliseconds.' })
  durationMs!: number;

  @Field(() => String, { description: 'URL it was sent to.' })
  url!: string;

  @Field(() => Boolean, { description: 'Whether the receiver accepted it.' })
  delivered!: boolean;

  @Field(() => Int, { nullable: true, description: 'As given by the claim: milliseconds until the retry if the attempt failed; null after the last attempt.' })
  retryAfterMs?: number | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the response.' })
  status!: number | null;

  @Field(() => String, { nullable: true, description: 'Reason for the failure.' })
  failure!: string | null;

  @Field(() => String, { description: 'Request headers as JSON text.' })
  requestHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Response headers as JSON text.' })
  answerHeaders!: string | null;

  @Field(() => String, { nullable: true, description: 'The beginning of the response body.' })
  answerBody!: string | null;
}
