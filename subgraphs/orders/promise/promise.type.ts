import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ShippingTypeEnum } from '../routing/shipping-type.type.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { DeliveryPromise, OptionStatus, PickupOption, PromiseLine, ShippingOption } from './promise.js';

const PromiseStatusEnum = enumType<OptionStatus>('PromiseStatus', 'Whether what is asked for can be had.', {
  IN_STOCK: 'It is in stock and can leave.', INCOMING: 'A supplier is to deliver it within 120 days.', UNAVAILABLE: 'It cannot be promised.',
});

@ObjectType('PromiseItem', { description: 'A line of what was asked for.' })
class PromiseItemType {
  @Field(() => String, { description: 'Stock keeping unit, as it was asked for.' })
  sku!: string;

  @Field(() => Int, { description: 'Units that were asked for.' })
  quantity!: number;

  @Field(() => Boolean, { description: 'Whether the catalog has it; nothing is promised while one is unknown.' })
  known!: boolean;
}

@ObjectType('ShippingOption', { description: 'What a shipping method promises. Days are YYYY-MM-DD: of leaving by the clocks of the location, of delivery by those of the destination.' })
export class ShippingOptionType implements ShippingOption {
  @Field(() => ShippingTypeEnum, { description: 'The shipping method.' })
  method!: ShippingType;

  @Field(() => PromiseStatusEnum, { description: 'Whether it can be had now, later or not at all.' })
  status!: OptionStatus;

  @Field(() => String, { nullable: true, description: 'Of incoming stock: the day on which the last of it arrives that is needed.' })
  availableFrom!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Of what is in stock: until when to order so that it leaves on this day; null where the method has no cutoff.' })
  orderBy!: string | null;

  @Field(() => String, { nullable: true, description: 'The day on which the last part leaves.' })
  shipsOn!: string | null;

  @Field(() => String, { nullable: true, description: 'The first day on which it may be delivered.' })
  deliveryFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'The last day on which it is delivered, with the buffer of the service policy: the day to promise.' })
  deliveryTo!: string | null;
}

@ObjectType('PickupOption', { description: 'A store where everything can be collected.' })
class PickupOptionType implements PickupOption {
  @Field(() => String, { description: 'Code of the store.' })
  locationCode!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its city.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address!: string | null;

  @Field(() => DateTime, { description: 'When it can be collected: after the preparation time, within the opening hours.' })
  readyAt!: string;
}

@ObjectType('DeliveryPromise', { description: 'When something would arrive if it were ordered at that moment: by the routing, stock, calendars, capacity and policies that fulfilment uses. Nothing is reserved.' })
export class DeliveryPromiseType implements DeliveryPromise {
  @Field(() => DateTime, { description: 'The moment it was computed for.' })
  computedAt!: string;

  @Field(() => String, { description: 'Destination, ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => [PromiseItemType], { description: 'What was asked for.' })
  items!: PromiseItemType[];

  @Field(() => [ShippingOptionType], { description: 'One for each shipping method with a transit time to the destination; both, unavailable, where none has one; none while an item is unknown.' })
  options!: ShippingOptionType[];

  @Field(() => [PickupOptionType], { nullable: true, description: 'Up to three stores of the country, the nearest first; null where promiseSettings turn pickup off.' })
  pickup!: PickupOptionType[] | null;
}

@InputType('PromiseLineInput', { description: 'Units of an item.' })
export class PromiseLineInput implements PromiseLine {
  @Field(() => String, { description: 'Stock keeping unit.' })
  sku!: string;

  @Field(() => Int, { description: 'Units, 1 to 99.' })
  quantity!: number;
}

@InputType('DeliveryPromiseInput', { description: 'A cart and where it goes.' })
export class DeliveryPromiseInput {
  @Field(() => String, { description: 'Destination, ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'Postcode of the destination: it chooses transit times and policies by postcode, and the nearest stores.' })
  postcode?: string | null;

  @Field(() => String, { nullable: true, description: 'Sales channel, which chooses routing rules and policies; that of promiseSettings unless given.' })
  channel?: string | null;

  @Field(() => [PromiseLineInput], { description: 'Up to 20 lines.' })
  lines!: PromiseLineInput[];
}

@InputType('PromisesInput', { description: 'Items of a page of products, and where they would go.' })
export class PromisesInput {
  @Field(() => String, { description: 'Destination, ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'Postcode of the destination.' })
  postcode?: string | null;

  @Field(() => String, { nullable: true, description: 'Sales channel; that of promiseSettings unless given.' })
  channel?: string | null;

  @Field(() => [PromiseLineInput], { description: 'Up to 100 items, each promised by itself.' })
  items!: PromiseLineInput[];
}
