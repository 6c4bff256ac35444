import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { DeliveryState } from './delivery.js';

/** The life of a delivery in the graph. */
export const DeliveryStateEnum = enumType<DeliveryState>('DeliveryState', 'How far an event is on its way to a receiver.', {
  WAITING: 'It is sent now, or tried again when it is due.',
  DELIVERED: 'The receiver answered with success.',
  GIVEN_UP: 'Its last attempt failed; it can be sent again by hand.',
  SUPPRESSED: 'The destination was inactive, or its connection paused or a draft; it is not sent later.',
});

@ObjectType('DeliveryAttempt', { description: 'One try to hand an event to a receiver.' })
export class DeliveryAttemptType {
  @Field(() => Int, { description: '1 for the first.' })
  number!: number;

  @Field(() => DateTime, { description: 'When it began.' })
  startedAt!: string;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  durationMs!: number;

  @Field(() => String, { description: 'Where it was sent.' })
  url!: string;

  @Field(() => Boolean, { description: 'Whether the receiver took it.' })
  delivered!: boolean;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the answer; null when there was none.' })
  status!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it failed; null when it arrived.' })
  failure!: string | null;

  @Field(() => String, { description: 'Request headers as JSON text.' })
  requestHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Answer headers as JSON text.' })
  answerHeaders!: string | null;

  @Field(() => String, { nullable: true, description: 'The beginning of the answer\'s body.' })
  answerBody!: string | null;
}

@ObjectType('Delivery', { description: 'An event on its way to one destination.' })
export class DeliveryType {
  @Field(() => ID, { description: 'Identifies the delivery.' })
  id!: string;

  @Field(() => ID, { description: 'Where it goes: one webhook of a connection or of something else. A connection\'s own webhook has the connection\'s id.' })
  destinationId!: string;

  @Field(() => ID, { nullable: true, description: 'The connection whose receiver it goes to; null where no connection has it.' })
  connectionId!: string | null;

  @Field(() => ID, { description: 'The event, the same in every attempt.' })
  eventId!: string;

  @Field(() => String, { description: 'What happened: order.ready.' })
  type!: string;

  @Field(() => String, { description: 'The body, exactly as it is signed and sent.' })
  body!: string;

  @Field(() => DeliveryStateEnum, { description: 'How far it is.' })
  state!: DeliveryState;

  @Field(() => DateTime, { nullable: true, description: 'When it is tried next; null when it is not.' })
  dueAt!: string | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it arrived, was given up or was suppressed.' })
  finishedAt!: string | null;
}

/** A page of deliveries. */
export const DeliveryPage = connectionType(DeliveryType, 'Delivery');

@InputType('DeliveryFilter', { description: 'Narrows a list of deliveries.' })
export class DeliveryFilterInput {
  @Field(() => ID, { nullable: true, description: 'Only deliveries of this connection.' })
  connectionId?: string;

  @Field(() => DeliveryStateEnum, { nullable: true, description: 'Only deliveries in this state.' })
  state?: DeliveryState;

  @Field(() => DateTime, { nullable: true, description: 'Only deliveries made at this time or later.' })
  from?: string;

  @Field(() => DateTime, { nullable: true, description: 'Only deliveries made before this time.' })
  to?: string;
}

@InputType('RecoverDeliveriesInput', { description: 'What to send again.' })
export class RecoverDeliveriesInput {
  @Field(() => ID, { description: 'The connection.' })
  connectionId!: string;

  @Field(() => DateTime, { description: 'Deliveries made at this time or later.' })
  since!: string;
}

@ObjectType('WebhookHealth', { description: 'How the receiver of a connection did in the last 24 hours.' })
export class WebhookHealthType {
  @Field(() => Int, { description: 'Deliveries on their way.' })
  waiting!: number;

  @Field(() => Int, { description: 'Deliveries that arrived.' })
  delivered!: number;

  @Field(() => Int, { description: 'Deliveries given up after their last attempt.' })
  givenUp!: number;

  @Field(() => Int, { description: 'Events not sent because the connection was paused or a draft.' })
  suppressed!: number;

  @Field(() => DateTime, { nullable: true, description: 'The last attempt that arrived, whenever it was.' })
  lastDeliveredAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'The last attempt that failed, whenever it was.' })
  lastFailedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Why that one failed.' })
  lastFailure!: string | null;
}
