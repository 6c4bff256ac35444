import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { NotificationKind, ParcelNotificationKind } from '#contract/notification-kind.js';
import { internal } from '#subgraph-kit/directives.js';
import { NotificationKinds } from '#subgraph-kit/notification-kind.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { MailState } from '../mails/mail.js';
import { MailStates } from '../mails/mail.type.js';

const KIND = 'Which notification.';
const LANGUAGE = 'it, en, de, fr or es.';
const SUBJECT = 'Subject; up to 200 characters.';
const BODY = 'Text; paragraphs are parted by empty lines, up to 5,000 characters. The placeholders of the notification, in braces, are filled in.';

@ObjectType('CustomerNotificationText', { description: 'The text of a notification in one language.' })
class NotificationTextType {
  @Field(() => String, { description: LANGUAGE })
  language!: string;

  @Field(() => String, { description: SUBJECT })
  subject!: string;

  @Field(() => String, { description: BODY })
  body!: string;

  @Field(() => Boolean, { description: 'Whether it is the company\'s own; else the usual one.' })
  isOwn!: boolean;
}

@ObjectType('SentCustomerNotification', { description: 'A mail that the customer of a shipment was to get.' })
export class SentNotificationType {
  @Field(() => NotificationKinds, { description: KIND })
  kind!: NotificationKind;

  @Field(() => DateTime, { description: 'When it was due.' })
  queuedAt!: string;

  @Field(() => String, { nullable: true, description: `${LANGUAGE} Null for a mail of which nothing is kept any more.` })
  language!: string | null;

  @Field(() => MailStates, { nullable: true, description: 'What became of it; null for a mail of which nothing is kept any more.' })
  state!: MailState | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent, or given up.' })
  finishedAt!: string | null;
}

@ObjectType('CustomerNotification', { description: 'A mail that customers get once: of each shipment when its carrier reports something, or of each return that they opened when something becomes of it. What is older than a day is not mailed.' })
export class NotificationType {
  @Field(() => NotificationKinds, { description: KIND })
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'Whether it is sent.' })
  enabled!: boolean;

  @Field(() => [String], { description: 'What its texts may leave open: {greeting} with its name in braces, and so on.' })
  placeholders!: readonly string[];

  @Field(() => [NotificationTextType], { description: 'Its text in every language; a customer gets that of their order.' })
  texts!: NotificationTextType[];
}

@InputType('SwitchCustomerNotificationInput', { description: 'Whether a notification is sent.' })
export class SwitchNotificationInput {
  @Field(() => NotificationKinds, { description: KIND })
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'Whether it is sent.' })
  enabled!: boolean;
}

@InputType('SaveCustomerNotificationTextInput', { description: 'A text of the company\'s own.' })
export class SaveNotificationTextInput {
  @Field(() => NotificationKinds, { description: KIND })
  kind!: NotificationKind;

  @Field(() => String, { description: LANGUAGE })
  language!: string;

  @Field(() => String, { description: SUBJECT })
  subject!: string;

  @Field(() => String, { description: BODY })
  body!: string;
}

@InputType('ResetCustomerNotificationTextInput', { description: 'Which text becomes the usual one again.' })
export class ResetNotificationTextInput {
  @Field(() => NotificationKinds, { description: KIND })
  kind!: NotificationKind;

  @Field(() => String, { description: LANGUAGE })
  language!: string;
}

@internal
@InputType('DueNotificationInput', { description: 'A notification that is due.' })
export class DueNotificationInput {
  @Field(() => ID, { description: 'The shipment.' })
  shipmentId!: string;

  @Field(() => NotificationKinds, { description: KIND })
  kind!: ParcelNotificationKind;

  @Field(() => String, { description: 'The customer\'s address.' })
  email!: string;

  @Field(() => String, { description: LANGUAGE })
  language!: string;

  @Field(() => String, { description: 'The order\'s number.' })
  order!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether the parcel is not all of the order.' })
  isPartOfOrder?: boolean | null;

  @Field(() => String, { description: 'The customer\'s first name; empty where it is not known.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: 'The carrier.' })
  carrier?: string | null;

  @Field(() => String, { description: 'The carrier\'s number of the parcel; empty where there is none.' })
  trackingNumber!: string;

  @Field(() => String, { description: 'The last part of the address of the parcel\'s page.' })
  trackingToken!: string;
}
