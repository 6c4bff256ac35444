import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Instant } from '#kernel/clock.js';
import { internal } from '#subgraph-kit/directives.js';
import { enumType, internalEnumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { MailOutcome, MailState } from './mail.js';

export const MailOutcomes = internalEnumType<MailOutcome>('MailOutcome', 'The outcome of an attempt to send a mail.', {
  SENT: 'A server accepted it, or it was written to a file.', FAILED: 'A retry may succeed.', REFUSED: 'A retry cannot succeed.',
});

export const MailStates = enumType<MailState>('MailState', 'The state of a mail.', { QUEUED: 'Waiting for an attempt.', SENT: 'Sent.', GIVEN_UP: 'Not retried any more.' });

@internal
@InputType('QueueTestMailInput', { description: 'A test mail.' })
export class QueueTestMailInput {
  @Field(() => String, { description: 'Recipient.' })
  to!: string;

  @Field(() => String, { description: 'it, en, de, fr or es.' })
  language!: string;
}

@internal
@ObjectType('ClaimedMail', { description: 'A mail to be rendered and sent.' })
export class ClaimedMailType {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The mail.' })
  id!: string;

  @Field(() => ID, { description: 'Claim token, required to record the attempt.' })
  token!: string;

  @Field(() => Int, { description: 'Number of this attempt, from 1.' })
  attempt!: number;

  @Field(() => String, { description: 'Template.' })
  template!: string;

  @Field(() => String, { description: 'Language.' })
  language!: string;

  @Field(() => String, { nullable: true, description: 'Recipient and personal content as JSON text; null for a mail that cannot be sent.' })
  content!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it cannot be sent: LOST when every earlier claim expired without a result, SENDER_REMOVED for an e-mail whose sender address was removed, or UNREADABLE.' })
  unsendable!: string | null;

  @Field(() => DateTime, { description: 'When it was queued.' })
  createdAt!: Instant;
}

@internal
@InputType('RecordMailAttemptInput', { description: 'The outcome of an attempt to send a mail.' })
export class RecordMailAttemptInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The mail.' })
  id!: string;

  @Field(() => ID, { description: 'Claim token.' })
  token!: string;

  @Field(() => MailOutcomes, { description: 'Outcome.' })
  outcome!: MailOutcome;

  @Field(() => String, { nullable: true, description: 'Failure code.' })
  failure?: string | null;
}

@internal
@ObjectType('MailCounts', { description: 'Counts of waiting and given up mails.' })
export class MailCountsType {
  @Field(() => Int, { description: 'Mails waiting for an attempt.' })
  waiting!: number;

  @Field(() => Int, { description: 'Mails given up in the last thirty days.' })
  givenUp!: number;
}
