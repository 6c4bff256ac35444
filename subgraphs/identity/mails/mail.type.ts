import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Instant } from '#kernel/clock.js';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { MailOutcome, MailState } from './mail.js';

export const MailOutcomes = internalEnumType<MailOutcome>('MailOutcome', 'How an attempt to send a mail ended.', {
  SENT: 'A server took it, or it lies in a file.', FAILED: 'A later attempt may go better.', REFUSED: 'No later attempt can go better.',
});

export const MailStates = internalEnumType<MailState>('MailState', 'What became of a mail.', { QUEUED: 'It is tried again.', SENT: 'It was sent.', GIVEN_UP: 'It is not tried again.' });

@internal
@InputType('QueueTestMailInput', { description: 'A mail that shows whether mail arrives.' })
export class QueueTestMailInput {
  @Field(() => String, { description: 'To whom.' })
  to!: string;

  @Field(() => String, { description: 'it, en, de, fr or es.' })
  language!: string;
}

@internal
@ObjectType('ClaimedMail', { description: 'A mail to be written and sent.' })
export class ClaimedMailType {
  @Field(() => GraphQLSafeInt, { description: 'Whose it is.' })
  companyId!: number;

  @Field(() => ID, { description: 'The mail.' })
  id!: string;

  @Field(() => ID, { description: 'What the attempt is recorded with.' })
  token!: string;

  @Field(() => Int, { description: 'Which attempt it is, from 1.' })
  attempt!: number;

  @Field(() => String, { description: 'Which text.' })
  template!: string;

  @Field(() => String, { description: 'In which language.' })
  language!: string;

  @Field(() => String, { nullable: true, description: 'To whom, and what of its own it says, as JSON text; null for one that cannot be sent.' })
  content!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it cannot be sent: LOST with its sender every time, or UNREADABLE.' })
  unsendable!: string | null;

  @Field(() => DateTime, { description: 'When it was queued.' })
  createdAt!: Instant;
}

@internal
@InputType('RecordMailAttemptInput', { description: 'How an attempt to send a mail ended.' })
export class RecordMailAttemptInput {
  @Field(() => GraphQLSafeInt, { description: 'Whose it is.' })
  companyId!: number;

  @Field(() => ID, { description: 'The mail.' })
  id!: string;

  @Field(() => ID, { description: 'The token of its claim.' })
  token!: string;

  @Field(() => MailOutcomes, { description: 'How it ended.' })
  outcome!: MailOutcome;

  @Field(() => String, { nullable: true, description: 'Why, in codes.' })
  failure?: string | null;
}

@internal
@ObjectType('MailCounts', { description: 'How mail is doing.' })
export class MailCountsType {
  @Field(() => Int, { description: 'Mails that wait for an attempt.' })
  waiting!: number;

  @Field(() => Int, { description: 'Mails that were given up in the last thirty days.' })
  givenUp!: number;
}
