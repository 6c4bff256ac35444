import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { EventKind } from '#contract/shopper-event.js';
import type { KindRetention } from './event-retention.js';
import type { ChosenRetention } from './save-event-retention.js';

/** The graph's kinds of events, as storefronts write them. */
export const ShopperEventKindEnum = enumType<EventKind>('ShopperEventKind', 'What a shopper did.', {
  page_view: 'They viewed a page.', product_view: 'They viewed a product.', search: 'They searched.', add_to_cart: 'They put something in a cart.', remove_from_cart: 'They took something out of a cart.',
  checkout_start: 'They began to check out.', purchase: 'They bought.',
});

@ObjectType('EventRetention', { description: 'For how long events of a kind are kept. Figures stay.' })
export class EventRetentionType implements KindRetention {
  @Field(() => ShopperEventKindEnum, { description: 'The kind.' })
  kind!: EventKind;

  @Field(() => Int, { description: 'The days.' })
  days!: number;
}

@InputType('KindRetentionInput', { description: 'For how long events of a kind are to be kept.' })
export class KindRetentionInput implements ChosenRetention {
  @Field(() => ShopperEventKindEnum, { description: 'The kind.' })
  kind!: EventKind;

  @Field(() => Int, { nullable: true, description: 'The days, 8 to 1,095; null for as long as usual.' })
  days?: number | null;
}

@InputType('EventRetentionInput', { description: 'For how long events are to be kept; kinds that are not named stay as they are.' })
export class EventRetentionInput {
  @Field(() => [KindRetentionInput], { description: 'The kinds.' })
  kinds!: KindRetentionInput[];
}
