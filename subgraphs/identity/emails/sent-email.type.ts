import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Instant } from '#kernel/clock.js';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { EmailStatus, RecipientKind } from './sent-email.js';

/** The graph's statuses of e-mails. */
export const EmailStatuses = enumType<EmailStatus>('EmailStatus', 'What became of an e-mail on its way.', {
  QUEUED: 'It waits to be sent, or to be tried again.', SENT: 'The mail server took it.', FAILED: 'It was given up after a day, or the mail server refused it.',
});

const RecipientKinds = enumType<RecipientKind>('EmailRecipientKind', 'How an e-mail is addressed to a recipient.', { TO: 'It is written to them.', CC: 'They get a copy, which all see.' });

@ObjectType('EmailRecipient', { description: 'A recipient of an e-mail that was sent.' })
export class EmailRecipientType {
  @Field(() => RecipientKinds, { description: 'How it is addressed to them.' })
  kind!: RecipientKind;

  @Field(() => String, { description: 'Their address.' })
  email!: string;

  @Field(() => EmailStatuses, { description: 'What became of it on its way to them.' })
  status!: EmailStatus;

  @Field(() => String, { nullable: true, description: 'The code of the last failure, such as EENVELOPE 550, where the mail server refused the recipient; null where there was none.' })
  failure!: string | null;
}

@ObjectType('SentEmail', { description: 'An e-mail that the company sent. Its text is in the mailboxes of its recipients alone.' })
export class SentEmailType {
  @Field(() => ID, { description: 'Identifies the e-mail.' })
  id!: string;

  @Field(() => String, { description: 'The sender address.' })
  from!: string;

  @Field(() => String, { description: 'The name beside it.' })
  fromName!: string;

  @Field(() => String, { nullable: true, description: 'Where answers go; null for the sender address.' })
  replyTo!: string | null;

  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'Who sent it: the e-mail address of a person, also where their assistant did, or the name of a service token.' })
  sentBy!: string;

  @Field(() => DateTime, { description: 'When it was queued.' })
  createdAt!: Instant;

  @Field(() => EmailStatuses, { description: 'QUEUED while it waits for any recipient, FAILED where it reached not all of them.' })
  status!: EmailStatus;

  @Field(() => [EmailRecipientType], { description: 'Its recipients, 1 to 10.' })
  recipients!: EmailRecipientType[];
}

/** A page of e-mails. */
export const SentEmailPage = connectionType(SentEmailType, 'SentEmail');

@ObjectType('SendEmailResult', { description: 'An e-mail that was sent, and what is left of the day.' })
export class SendEmailResultType {
  @Field(() => SentEmailType, { description: 'The e-mail.' })
  email!: SentEmailType;

  @Field(() => Int, { description: 'How many recipients the company can write to until its day ends, of 200.' })
  leftToday!: number;

  @Field(() => DateTime, { description: 'When its next day begins, in its time zone.' })
  resetsAt!: Instant;
}

@InputType('SendEmailInput', { description: 'An e-mail to send.' })
export class SendEmailInput {
  @Field(() => String, { nullable: true, description: 'A verified sender address of the company: its only one unless given.' })
  from?: string | null;

  @Field(() => [String], { description: 'To whom, each one address alone. Up to 10 recipients with those of copies; one that is given twice gets it once.' })
  to!: readonly string[];

  @Field(() => [String], { nullable: true, description: 'Who gets a copy, which all see.' })
  cc?: readonly string[] | null;

  @Field(() => String, { nullable: true, description: 'Where answers go: another verified sender address of the company. The sender address unless given.' })
  replyTo?: string | null;

  @Field(() => String, { description: 'Its subject: one line of up to 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Its text, as it is sent: up to 20,000 characters, plain.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'A word of your own of up to 100 characters: sending again with the same one answers the e-mail that was sent, and sends nothing.' })
  commandId?: string | null;
}
