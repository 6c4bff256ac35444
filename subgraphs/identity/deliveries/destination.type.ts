import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { DestinationOwnerInput } from './delivery-work.type.js';

const COMPANY = { nullable: true, description: 'The company; defaults to the caller\'s own.' };

@ObjectType('WebhookDestination', { description: 'An address that receives webhooks.' })
export class DestinationType {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: string;

  @Field(() => String, { description: 'Name of the sending profile: schedule, timeout and headers.' })
  profile!: string;

  @Field(() => String, { description: 'The address.' })
  url!: string;

  @Field(() => [String], { nullable: true, description: 'The event types it receives; null for all.' })
  events!: string[] | null;

  @Field(() => Boolean, { description: 'Whether it receives events; events missed while it is inactive are not sent later.' })
  isActive!: boolean;

  @Field(() => DateTime, { description: 'Creation time.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last successful attempt.' })
  lastDeliveredAt?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last failed attempt.' })
  lastFailedAt?: string | null;

  @Field(() => String, { nullable: true, description: 'Reason for the last failure.' })
  lastFailure?: string | null;
}

@internal
@ObjectType('ChangedWebhookDestination', { description: 'A destination with its secret, if the call set one.' })
export class ChangedDestinationType {
  @Field(() => DestinationType, { description: 'The destination.' })
  destination!: DestinationType;

  @Field(() => String, { nullable: true, description: 'The secret that was set; shown only once.' })
  secret!: string | null;
}

@internal
@InputType('CreateDestinationInput', { description: 'A new webhook destination.' })
export class CreateDestinationInput {
  @Field(() => GraphQLSafeInt, COMPANY)
  companyId?: number;

  @Field(() => DestinationOwnerInput, { description: 'The owner.' })
  owner!: DestinationOwnerInput;

  @Field(() => String, { description: 'Name of the sending profile.' })
  profile!: string;

  @Field(() => String, { description: 'The address: https, public.' })
  url!: string;

  @Field(() => [String], { nullable: true, description: 'The event types it receives; all by default.' })
  events?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it receives events; true by default.' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Generate a signing secret.' })
  newSecret?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The signing secret, if none is generated; webhooks are unsigned without one.' })
  secret?: string | null;
}

@internal
@InputType('ChangeDestinationInput', { description: 'Changes to a destination; absent fields keep their values.' })
export class ChangeDestinationInput {
  @Field(() => GraphQLSafeInt, COMPANY)
  companyId?: number;

  @Field(() => ID, { description: 'The destination.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The address.' })
  url?: string | null;

  @Field(() => [String], { nullable: true, description: 'The event types it receives; null for all.' })
  events?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it receives events.' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Generate a new signing secret; the old one is invalid at once.' })
  newSecret?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The signing secret; null for none.' })
  secret?: string | null;
}

@internal
@InputType('DeleteDestinationInput', { description: 'A destination to remove.' })
export class DeleteDestinationInput {
  @Field(() => GraphQLSafeInt, COMPANY)
  companyId?: number;

  @Field(() => ID, { description: 'The destination.' })
  id!: string;
}

@internal
@InputType('CreateOwnDestinationInput', { description: 'A new webhook of the calling key.' })
export class CreateOwnDestinationInput {
  @Field(() => String, { description: 'The address: https, public.' })
  url!: string;

  @Field(() => [String], { description: 'The event types it receives, at least one.' })
  events!: string[];
}

@internal
@InputType('ChangeOwnDestinationInput', { description: 'Changes to a webhook of the calling key; absent fields keep their values.' })
export class ChangeOwnDestinationInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The address.' })
  url?: string | null;

  @Field(() => [String], { nullable: true, description: 'The event types it receives, at least one.' })
  events?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it receives events.' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Generate a new signing secret; the old one is invalid at once.' })
  newSecret?: boolean | null;
}
