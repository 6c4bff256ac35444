import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { DeliveryState } from './delivery.js';

/** The states of a delivery in the graph. */
export const DeliveryStateEnum = enumType<DeliveryState>('DeliveryState', 'The state of a webhook delivery.', {
  WAITING: 'Being sent, or waiting for its next attempt.',
  DELIVERED: 'The receiver accepted it.',
  GIVEN_UP: 'The last attempt failed; it can be resent manually.',
  SUPPRESSED: 'Not sent, because the destination was inactive or its connection paused or a draft; it is not sent later.',
});

@ObjectType('DeliveryAttempt', { description: 'One attempt to deliver an event to a receiver.' })
export class DeliveryAttemptType {
  @Field(() => Int, { description: '1 for the first, and one more for each, resends included: websites of sites are sent the number since the last resend, from 1 to 6.' })
  number!: number;

  @Field(() => DateTime, { description: 'Start time.' })
  startedAt!: string;

  @Field(() => Int, { description: 'Duration in milliseconds.' })
  durationMs!: number;

  @Field(() => String, { description: 'URL it was sent to.' })
  url!: string;

  @Field(() => Boolean, { description: 'Whether the receiver accepted it.' })
  delivered!: boolean;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the response; null when there was none.' })
  status!: number | null;

  @Field(() => String, { nullable: true, description: 'Reason for the failure; null for a delivered attempt.' })
  failure!: string | null;

  @Field(() => String, { description: 'Request headers as JSON text.' })
  requestHeaders!: string;

  @Field(() => String, { nullable: true, description: 'Response headers as JSON text.' })
  answerHeaders!: string | null;

  @Field(() => String, { nullable: true, description: 'The beginning of the response body.' })
  answerBody!: string | null;
}

@ObjectType('Delivery', { description: 'The delivery of one event to one destination.' })
export class DeliveryType {
  @Field(() => ID, { description: 'Identifies the delivery.' })
  id!: string;

  @Field(() => ID, { description: 'The webhook destination. A connection\'s own webhook has the connection\'s id.' })
  destinationId!: string;

  @Field(() => ID, { nullable: true, description: 'The connection that owns the destination; null where no connection does.' })
  connectionId!: string | null;

  @Field(() => ID, { description: 'The event, the same in every attempt.' })
  eventId!: string;

  @Field(() => String, { description: 'Event type: order.ready.' })
  type!: string;

  @Field(() => String, { description: 'The body, exactly as it is signed and sent; that to the website of a site without its field secret, which is put in when it is sent, and shown to nobody.' })
  body!: string;

  @Field(() => DeliveryStateEnum, { description: 'State of the delivery.' })
  state!: DeliveryState;

  @Field(() => DateTime, { nullable: true, description: 'When the next attempt is due; null when none is.' })
  dueAt!: string | null;

  @Field(() => DateTime, { description: 'Creation time.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was delivered, given up or suppressed.' })
  finishedAt!: string | null;
}

/** A page of deliveries. */
export const DeliveryPage = connectionType(DeliveryType, 'Delivery');

@InputType('DeliveryFilter', { description: 'Filters a list of deliveries.' })
export class DeliveryFilterInput {
  @Field(() => ID, { nullable: true, description: 'Only deliveries of this connection.' })
  connectionId?: string;

  @Field(() => DeliveryStateEnum, { nullable: true, description: 'Only deliveries in this state.' })
  state?: DeliveryState;

  @Field(() => Boolean, { nullable: true, description: 'True for deliveries that wait after a failed attempt, false for those that wait for their first one.' })
  failing?: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Only deliveries created at this time or later.' })
  from?: string;

  @Field(() => DateTime, { nullable: true, description: 'Only deliveries created before this time.' })
  to?: string;
}

@InputType('RecoverDeliveriesInput', { description: 'Deliveries to resend.' })
export class RecoverDeliveriesInput {
  @Field(() => ID, { description: 'The connection.' })
  connectionId!: string;

  @Field(() => DateTime, { description: 'Deliveries created at this time or later.' })
  since!: string;
}

@ObjectType('WebhookHealth', { description: 'Delivery statistics of a connection\'s receiver over the last 24 hours.' })
export class WebhookHealthType {
  @Field(() => Int, { description: 'Deliveries waiting for an attempt.' })
  waiting!: number;

  @Field(() => Int, { description: 'Successful deliveries.' })
  delivered!: number;

  @Field(() => Int, { description: 'Deliveries given up after their last attempt.' })
  givenUp!: number;

  @Field(() => Int, { description: 'Events not sent because the connection was paused or a draft.' })
  suppressed!: number;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last successful attempt, however long ago.' })
  lastDeliveredAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last failed attempt, however long ago.' })
  lastFailedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason for the last failure.' })
  lastFailure!: string | null;
}
