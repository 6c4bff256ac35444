import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ShippingType } from '../routing/shipping-type.js';
import { ShippingTypeEnum } from '../routing/shipping-type.type.js';
import type { OptionStatus } from './promise.js';

/** The graph's enum of what can be promised. */
export const PromiseStatusEnum = enumType<OptionStatus>('PromiseStatus', 'Whether what is asked for can be had.', { IN_STOCK: 'Now.', INCOMING: 'Later, once a supplier has delivered it.', UNAVAILABLE: 'Not at all.' });

@InputType('PromiseLineInput', { description: 'One line of what is asked for.' })
export class PromiseLineInput {
  @Field(() => String, { description: 'SKU of the item.' })
  sku!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

@InputType('DeliveryPromiseInput', { description: 'What a delivery promise is asked for.' })
export class DeliveryPromiseInput {
  @Field(() => String, { description: 'The destination, ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'Its postcode.' })
  postcode?: string | null;

  @Field(() => String, { nullable: true, description: 'The sales channel; the company\'s own unless given.' })
  channel?: string | null;

  @Field(() => [PromiseLineInput], { description: 'The lines.' })
  lines!: PromiseLineInput[];
}

@ObjectType('PromiseItem', { description: 'One line of what was asked for.' })
class PromiseItemType {
  @Field(() => String, { description: 'SKU of the item.' })
  sku!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => Boolean, { description: 'Whether there is such an item.' })
  known!: boolean;
}

@ObjectType('PromiseOption', { description: 'What one shipping method promises.' })
class PromiseOptionType {
  @Field(() => ShippingTypeEnum, { description: 'The method.' })
  method!: ShippingType;

  @Field(() => PromiseStatusEnum, { description: 'Whether it can be had.' })
  status!: OptionStatus;

  @Field(() => String, { nullable: true, description: 'Of incoming stock: the day it arrives, as YYYY-MM-DD.' })
  availableFrom!: Day | null;

  @Field(() => DateTime, { nullable: true, description: 'Of stock that is there: until when to order for this day.' })
  orderBy!: Instant | null;

  @Field(() => String, { nullable: true, description: 'The latest day on which a part leaves, as YYYY-MM-DD.' })
  shipsOn!: Day | null;

  @Field(() => String, { nullable: true, description: 'The first day of delivery, as YYYY-MM-DD.' })
  deliveryFrom!: Day | null;

  @Field(() => String, { nullable: true, description: 'The last day of delivery, as YYYY-MM-DD.' })
  deliveryTo!: Day | null;
}

@ObjectType('PromisePickup', { description: 'A store where what is asked for can be collected.' })
class PromisePickupType {
  @Field(() => String, { description: 'Code of the store.' })
  locationCode!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its city.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Its address.' })
  address!: string | null;

  @Field(() => DateTime, { description: 'When it can be collected.' })
  readyAt!: Instant;
}

@ObjectType('DeliveryPromise', { description: 'When what is asked for would arrive, if it were ordered now.' })
export class DeliveryPromiseType {
  @Field(() => DateTime, { description: 'When it was computed.' })
  computedAt!: Instant;

  @Field(() => String, { description: 'The destination, ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => [PromiseItemType], { description: 'What was asked for.' })
  items!: readonly PromiseItemType[];

  @Field(() => [PromiseOptionType], { description: 'What each shipping method promises.' })
  options!: readonly PromiseOptionType[];

  @Field(() => [PromisePickupType], { nullable: true, description: 'Where it can be collected; null where the merchant turned it off.' })
  pickup!: readonly PromisePickupType[] | null;
}
