import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import type { EventKind } from '#contract/shopper-event.js';
import type { Payload } from './event-payload.js';
import { ShopperEventKindEnum } from './event-retention.type.js';
import type { EventsAsked } from './list-storefront-events.js';
import type { StorefrontEvent } from './shopper-event.store.js';
import { DAY } from './storefront-figures.type.js';

@InputType('StorefrontEventFilter', { description: 'Which events are listed.' })
export class StorefrontEventFilter implements EventsAsked {
  @Field(() => String, DAY)
  from!: string;

  @Field(() => String, { description: 'Last day, included; at most 1,096 days with the first.' })
  to!: string;

  @Field(() => [ShopperEventKindEnum], { nullable: true, description: 'Only these kinds, one at least; all unless given.' })
  kinds?: EventKind[] | null;

  @Field(() => String, { nullable: true, description: 'Only this sales channel; web-pixel is that of checkouts.' })
  channel?: string | null;
}

@ObjectType('StorefrontEvent', { description: 'What a visitor of a storefront did. It is kept as long as the retention of its kind says, and until the visitor is erased.' })
export class StorefrontEventType implements StorefrontEvent {
  @Field(() => ID, { description: 'The storefront\'s own id of it; one of ours where it gave none.' })
  uid!: string;

  @Field(() => ShopperEventKindEnum, { description: 'What they did.' })
  kind!: EventKind;

  @Field(() => DateTime, { description: 'When; by a clock that was put right where the browser\'s was wrong.' })
  at!: string;

  @Field(() => String, { description: 'The day that figures count it on, as YYYY-MM-DD: of the time zone that the company had when it arrived.' })
  day!: string;

  @Field(() => ID, { description: 'The visitor, by the id that the storefront gave them.' })
  visitorId!: string;

  @Field(() => ID, { nullable: true, description: 'The session, by the id that the storefront gave it.' })
  sessionId!: string | null;

  @Field(() => String, { nullable: true, description: 'The sales channel; web-pixel is that of checkouts.' })
  channel!: string | null;

  @Field(() => String, { nullable: true, description: 'What was to name a product, where there was none of that name when it arrived.' })
  reference!: string | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The id of the product that it is about, also of one that was removed since.' })
  productId!: number | null;

  @Field(() => ID, { nullable: true, description: 'The id of the variant that was named.' })
  variantId!: string | null;

  @Field(() => Boolean, { description: 'Whether a bot did it, which no figure counts.' })
  isBot!: boolean;

  @Field(() => Json, { description: 'What was said of it: an object of texts, numbers and booleans, with the keys that its kind has. `_client_at` is when it happened by a clock that was wrong, `_withheld` says that a query was left out that looked like personal data.' })
  payload!: Payload;
}

/** A page of events. */
export const StorefrontEventConnection = connectionType(StorefrontEventType, 'StorefrontEvent');
