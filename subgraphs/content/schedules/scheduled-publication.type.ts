import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { PublicationAction, ScheduledStatus } from './scheduled-publication.js';

const PublicationActionEnum = enumType<PublicationAction>('PublicationAction', 'What is done with a page or an entry.', {
  PUBLISH: 'Its drafts are published.',
  UNPUBLISH: 'It is taken out of what websites show.',
});

export const ScheduledStatusEnum = enumType<ScheduledStatus>('ScheduledPublicationStatus', 'Whether a scheduled publication is still to be done.', {
  PENDING: 'It is done at its time, or tried again.',
  FAILED: 'It was given up; the reason says why.',
});

@ObjectType('ScheduledPublication', { description: 'What is to be done with a page or an entry at a time. It is gone once it is done.' })
export class ScheduledPublicationType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => PublicationActionEnum, { description: 'What is done.' })
  action!: PublicationAction;

  @Field(() => [String], { nullable: true, description: 'The locales; null for those whose drafts have changed by then, or in which it is published.' })
  locales!: string[] | null;

  @Field(() => Boolean, { description: 'Whether the pages below a page that is taken out go too.' })
  withDescendants!: boolean;

  @Field(() => DateTime, { description: 'When it is done: some seconds after.' })
  at!: string;

  @Field(() => ScheduledStatusEnum, { description: 'Whether it is still to be done.' })
  status!: ScheduledStatus;

  @Field(() => Int, { description: 'How often it was begun; after 5 attempts it is given up.' })
  attempts!: number;

  @Field(() => DateTime, { nullable: true, description: 'When it is begun, or begun again; null once it was given up.' })
  nextAttemptAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  reason!: string | null;

  @Field(() => DateTime, { description: 'When it was scheduled.' })
  createdAt!: string;

  @Field(() => String, { description: 'Who scheduled it.' })
  createdBy!: string;
}

/** A page of scheduled publications. */
export const ScheduledPublicationConnection = connectionType(ScheduledPublicationType, 'ScheduledPublication');

@InputType('SchedulePublicationInput', { description: 'What is done with a page or an entry, and when.' })
export class SchedulePublicationInput {
  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  id!: number;

  @Field(() => PublicationActionEnum, { description: 'What is done.' })
  action!: PublicationAction;

  @Field(() => [String], { nullable: true, description: 'The locales; unless given, those whose drafts have changed by then, or in which it is published.' })
  locales?: string[] | null;

  @Field(() => DateTime, { description: 'When; in the future.' })
  at!: string;

  @Field(() => Boolean, { nullable: true, description: 'Of a page that is taken out: whether the pages below it go too; while there are any, it fails otherwise.' })
  withDescendants?: boolean | null;
}

@InputType('CancelScheduledPublicationInput', { description: 'What is not to be done.' })
export class CancelScheduledPublicationInput {
  @Field(() => ID, { description: 'The scheduled publication.' })
  id!: string;
}
