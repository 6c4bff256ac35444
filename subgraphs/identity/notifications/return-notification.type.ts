import { Field, ID, InputType, Int } from 'type-graphql';
import type { ReturnNotificationKind } from '#contract/notification-kind.js';
import type { NoticeItem, ReturnNotice } from '#contract/return-notice.js';
import { internal } from '#subgraph-kit/directives.js';
import { NotificationKinds } from '#subgraph-kit/notification-kind.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';

@internal
@InputType('ReturnNotificationItemInput', { description: 'Units that a customer sends back, or gets instead.' })
class ReturnNotificationItemInput implements NoticeItem {
  @Field(() => String, { description: 'What it is.' })
  title!: string;

  @Field(() => Int, { description: 'How many units.' })
  quantity!: number;
}

@internal
@InputType('DueReturnNotificationInput', { description: 'A notification of a return that is due.' })
export class DueReturnNotificationInput implements ReturnNotice {
  @Field(() => ID, { description: 'The return.' })
  returnId!: string;

  @Field(() => NotificationKinds, { description: 'Which notification.' })
  kind!: ReturnNotificationKind;

  @Field(() => String, { description: 'The customer\'s address.' })
  email!: string;

  @Field(() => String, { description: 'it, en, de, fr or es.' })
  language!: string;

  @Field(() => String, { description: 'The order\'s number.' })
  order!: string;

  @Field(() => String, { description: 'The return\'s number.' })
  number!: string;

  @Field(() => String, { description: 'The customer\'s first name; empty where it is not known.' })
  firstName!: string;

  @Field(() => String, { description: 'The last part of the address of the portal.' })
  slug!: string;

  @Field(() => String, { description: 'The last part of the address of the return\'s page.' })
  token!: string;

  @Field(() => [ReturnNotificationItemInput], { description: 'What is returned.' })
  items!: ReturnNotificationItemInput[];

  @Field(() => [ReturnNotificationItemInput], { description: 'What the customer gets instead.' })
  exchange!: ReturnNotificationItemInput[];

  @Field(() => String, { description: 'REFUND, EXCHANGE or STORE_CREDIT.' })
  resolution!: ReturnNotice['resolution'];

  @Field(() => Int, { description: 'Of the refund or credit, estimated until it is made, in minor units.' })
  amountMinor!: number;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => [String], { nullable: true, description: 'Name and address of the store where it is handed in, line by line.' })
  store?: string[] | null;

  @Field(() => String, { nullable: true, description: 'The carrier.' })
  carrier?: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier\'s number of the parcel.' })
  trackingNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'The code of the store credit.' })
  creditCode?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when the store credit can be spent.' })
  validUntil?: string | null;
}
