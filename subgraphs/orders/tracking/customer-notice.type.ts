import { Field, ID, ObjectType } from 'type-graphql';
import type { ParcelNotificationKind } from '#contract/notification-kind.js';
import { internal } from '#subgraph-kit/directives.js';
import { NotificationKinds } from '#subgraph-kit/notification-kind.type.js';

@internal
@ObjectType('CustomerNotice', { description: 'A notification that is due, with what its mail says.' })
export class CustomerNoticeType {
  @Field(() => ID, { description: 'The shipment.' })
  shipmentId!: string;

  @Field(() => NotificationKinds, { description: 'Which notification.' })
  kind!: ParcelNotificationKind;

  @Field(() => String, { description: 'The customer\'s address.' })
  email!: string;

  @Field(() => String, { description: 'it, en, de, fr or es.' })
  language!: string;

  @Field(() => String, { description: 'The order\'s number.' })
  order!: string;

  @Field(() => Boolean, { description: 'Whether the parcel is not all of the order: it has other shipments, or something of it has not left.' })
  isPartOfOrder!: boolean;

  @Field(() => String, { description: 'The customer\'s first name; empty where it is not known.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: 'The carrier.' })
  carrier!: string | null;

  @Field(() => String, { description: 'The carrier\'s number of the parcel; empty where there is none.' })
  trackingNumber!: string;

  @Field(() => String, { description: 'The last part of the address of the parcel\'s page.' })
  trackingToken!: string;
}
