import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ConnectionKind } from '../connections/connection.js';
import { ConnectionKindEnum } from '../connections/connection.type.js';

@internal
@InputType('WebhookMessageInput', { description: 'An event in the words of one audience.' })
class WebhookMessageInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => String, { description: 'What happened, in the audience\'s words.' })
  type!: string;

  @Field(() => String, { description: 'The body to sign and send.' })
  body!: string;

  @Field(() => ConnectionKindEnum, { description: 'Which connections hear of it.' })
  kind!: ConnectionKind;

  @Field(() => ID, { nullable: true, description: 'Only those of this warehouse.' })
  warehouseId?: string;

  @Field(() => String, { nullable: true, description: 'Only those with this scope.' })
  scope?: string;
}

@internal
@InputType('EnqueueDeliveriesInput', { description: 'Events of one company that are to be told outside.' })
export class EnqueueDeliveriesInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => [WebhookMessageInput], { description: 'The events.' })
  messages!: WebhookMessageInput[];
}

@internal
@InputType('ConnectionRoomInput', { description: 'How much a sender takes for one connection.' })
class ConnectionRoomInput {
  @Field(() => ID, { description: 'The connection.' })
  connectionId!: string;

  @Field(() => Int, { description: 'Deliveries at most.' })
  room!: number;
}

@internal
@InputType('ClaimDeliveriesInput', { description: 'What a sender has room for.' })
export class ClaimDeliveriesInput {
  @Field(() => Int, { description: 'Deliveries in all.' })
  most!: number;

  @Field(() => Int, { description: 'Deliveries to one connection.' })
  perConnection!: number;

  @Field(() => [ConnectionRoomInput], { nullable: true, description: 'Connections for which it is another number.' })
  connections?: ConnectionRoomInput[];
}

@internal
@ObjectType('ClaimedWebhook', { description: 'A delivery its claimer alone sends until its lease ends.' })
export class ClaimedWebhookType {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The delivery.' })
  deliveryId!: string;

  @Field(() => ID, { description: 'The connection.' })
  connectionId!: string;

  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => String, { description: 'What happened.' })
  type!: string;

  @Field(() => String, { description: 'The body to sign and send.' })
  body!: string;

  @Field(() => Int, { description: 'Number of the attempt.' })
  attempt!: number;

  @Field(() => ID, { description: 'Proves the claim when the attempt is recorded.' })
  token!: string;

  @Field(() => String, { description: 'Where it is sent.' })
  url!: string;

  @Field(() => String, { description: 'What it is signed with.' })
  secret!: string;
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
