import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ConnectionKind } from '../connections/connection.js';
import { ConnectionKindEnum } from '../connections/connection.type.js';

@internal
@InputType('DestinationOwnerInput', { description: 'Whose a destination is.' })
export class DestinationOwnerInput {
  @Field(() => String, { description: 'What it is: connection, or what another subgraph keeps (site).' })
  kind!: string;

  @Field(() => ID, { description: 'Identifies it.' })
  id!: string;
}

@internal
@InputType('WebhookMessageInput', { description: 'An event in the words of one audience.' })
class WebhookMessageInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => String, { description: 'What happened, in the audience\'s words.' })
  type!: string;

  @Field(() => String, { description: 'The body to sign and send.' })
  body!: string;

  @Field(() => ConnectionKindEnum, { nullable: true, description: 'The connections whose destinations get it.' })
  kind?: ConnectionKind;

  @Field(() => ID, { nullable: true, description: 'Only those of this warehouse.' })
  warehouseId?: string;

  @Field(() => String, { nullable: true, description: 'Only those with this scope.' })
  scope?: string;

  @Field(() => DestinationOwnerInput, { nullable: true, description: 'Only the destinations of this owner, whatever it is.' })
  owner?: DestinationOwnerInput;
}

@internal
@InputType('EnqueueDeliveriesInput', { description: 'Events of one company that the outside is notified of.' })
export class EnqueueDeliveriesInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => [WebhookMessageInput], { description: 'The events.' })
  messages!: WebhookMessageInput[];
}

@internal
@InputType('DestinationRoomInput', { description: 'How much a sender takes for one destination.' })
class DestinationRoomInput {
  @Field(() => ID, { description: 'The destination.' })
  destinationId!: string;

  @Field(() => Int, { description: 'Deliveries at most.' })
  room!: number;
}

@internal
@InputType('DeliveryScheduleInput', { description: 'When what is sent by a profile is tried again.' })
class DeliveryScheduleInput {
  @Field(() => String, { description: 'The profile.' })
  profile!: string;

  @Field(() => [Int], { description: 'The waits after each failed attempt, in milliseconds; after one attempt more nothing follows.' })
  waits!: number[];
}

@internal
@InputType('ClaimDeliveriesInput', { description: 'What a sender has room for, and what it can send.' })
export class ClaimDeliveriesInput {
  @Field(() => Int, { description: 'Deliveries in all.' })
  most!: number;

  @Field(() => Int, { description: 'Deliveries to one destination.' })
  perDestination!: number;

  @Field(() => [DestinationRoomInput], { nullable: true, description: 'Destinations for which it is another number.' })
  destinations?: DestinationRoomInput[];

  @Field(() => [DeliveryScheduleInput], { description: 'The profiles it can send by; what is sent by others is left to others.' })
  schedules!: DeliveryScheduleInput[];
}

@internal
@ObjectType('ClaimedWebhook', { description: 'A delivery its claimer alone sends until its lease ends.' })
export class ClaimedWebhookType {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The delivery.' })
  deliveryId!: string;

  @Field(() => ID, { description: 'Where it goes.' })
  destinationId!: string;

  @Field(() => ID, { nullable: true, description: 'The connection that owns the destination.' })
  connectionId!: string | null;

  @Field(() => String, { description: 'How it is sent.' })
  profile!: string;

  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => String, { description: 'What happened.' })
  type!: string;

  @Field(() => String, { description: 'The body to sign and send.' })
  body!: string;

  @Field(() => Int, { description: 'Number of the attempt.' })
  attempt!: number;

  @Field(() => Int, { nullable: true, description: 'After how many milliseconds it is tried again should this attempt fail; null when it is the last.' })
  retryAfterMs!: number | null;

  @Field(() => ID, { description: 'Proves the claim when the attempt is recorded.' })
  token!: string;

  @Field(() => String, { description: 'Where it is sent.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'What it is signed with; null where it is not signed.' })
  secret!: string | null;
}

@internal
@InputType('RecordAttemptInput', { description: 'How an attempt ended.' })
export class RecordAttemptInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The delivery.' })
  deliveryId!: string;

  @Field(() => ID, { description: 'Token of the claim.' })
  token!: string;

  @Field(() => DateTime, { description: 'When it began.' })
  startedAt!: string;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  durationMs!: number;

  @Field(() => String, { description: 'Where it was sent.' })
  url!: string;

  @Field(() => Boolean, { description: 'Whether the receiver took it.' })
  delivered!: boolean;

  @Field(() => Int, { nullable: true, description: 'As its claim said: after how many milliseconds it is tried again if it failed; null after the last attempt.' })
  retryAfterMs?: number | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the answer.' })
  status!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it failed.' })
  failure!: string | null;

  @Field(() => String, { description: 'Request headers as JSON text.' })
  requestHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Answer headers as JSON text.' })
  answerHeaders!: string | null;

  @Field(() => String, { nullable: true, description: 'The beginning of the answer\'s body.' })
  answerBody!: string | null;
}
