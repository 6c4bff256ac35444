import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { DestinationOwnerInput } from './delivery-work.type.js';

const COMPANY = { nullable: true, description: 'The company; the caller\'s own where it has one.' };

@internal
@ObjectType('WebhookDestination', { description: 'Where webhooks are sent.' })
export class DestinationType {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: string;

  @Field(() => String, { description: 'How it is sent to: a name the sender knows.' })
  profile!: string;

  @Field(() => String, { description: 'The address.' })
  url!: string;

  @Field(() => [String], { nullable: true, description: 'The types of event it gets; null for all.' })
  events!: string[] | null;

  @Field(() => Boolean, { description: 'Whether it gets anything; what happens meanwhile is not sent later.' })
  isActive!: boolean;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'The last attempt that arrived.' })
  lastDeliveredAt?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'The last attempt that failed.' })
  lastFailedAt?: string | null;

  @Field(() => String, { nullable: true, description: 'Why that one failed.' })
  lastFailure?: string | null;
}

@internal
@ObjectType('ChangedWebhookDestination', { description: 'A destination with its secret, where the call set one.' })
export class ChangedDestinationType {
  @Field(() => DestinationType, { description: 'The destination.' })
  destination!: DestinationType;

  @Field(() => String, { nullable: true, description: 'The secret that was set; shown this once.' })
  secret!: string | null;
}

@internal
@InputType('CreateDestinationInput', { description: 'One more address that webhooks are sent to.' })
export class CreateDestinationInput {
  @Field(() => GraphQLSafeInt, COMPANY)
  companyId?: number;

  @Field(() => DestinationOwnerInput, { description: 'Whose it is.' })
  owner!: DestinationOwnerInput;

  @Field(() => String, { description: 'How it is sent to.' })
  profile!: string;

  @Field(() => String, { description: 'The address: https, public.' })
  url!: string;

  @Field(() => [String], { nullable: true, description: 'The types of event it gets; all where nothing is said.' })
  events?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it gets anything yet; it does where nothing is said.' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Make a secret to sign with.' })
  newSecret?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The secret to sign with, where none is made; nothing is signed without one.' })
  secret?: string | null;
}

@internal
@InputType('ChangeDestinationInput', { description: 'What becomes of a destination; what is not said stays.' })
export class ChangeDestinationInput {
  @Field(() => GraphQLSafeInt, COMPANY)
  companyId?: number;

  @Field(() => ID, { description: 'The destination.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The address.' })
  url?: string | null;

  @Field(() => [String], { nullable: true, description: 'The types of event it gets; null for all.' })
  events?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it gets anything.' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Make a new secret; the old one stops at once.' })
  newSecret?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The secret to sign with; null for none.' })
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
