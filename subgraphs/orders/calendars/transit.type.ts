import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ShippingTypeEnum } from '../routing/shipping-type.type.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { GivenTransitTime } from './save-transit-times.js';
import type { TransitTime } from './transit.js';

const CARRIER = 'Code of the carrier; null for every carrier without a transit time of its own there.';
const PREFIX = 'The beginning of the postcodes it is for; null for the whole country. The longest beginning that fits applies.';

@ObjectType('TransitTime', { description: 'How many working days of the destination country a carrier takes there.' })
export class TransitTimeType implements TransitTime {
  @Field(() => ID, { description: 'The transit time.' })
  id!: string;

  @Field(() => String, { nullable: true, description: CARRIER })
  carrierCode!: string | null;

  @Field(() => ShippingTypeEnum, { description: 'The shipping method.' })
  shippingType!: ShippingType;

  @Field(() => String, { description: 'The destination, ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: PREFIX })
  postcodePrefix!: string | null;

  @Field(() => Int, { description: 'The fewest working days.' })
  minDays!: number;

  @Field(() => Int, { description: 'The most working days.' })
  maxDays!: number;
}

@InputType('TransitTimeInput', { description: 'How many working days of the destination country a carrier takes there.' })
export class TransitTimeInput implements GivenTransitTime {
  @Field(() => String, { nullable: true, description: CARRIER })
  carrierCode?: string | null;

  @Field(() => ShippingTypeEnum, { description: 'The shipping method.' })
  shippingType!: ShippingType;

  @Field(() => String, { description: 'The destination, ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: `${PREFIX} Up to 12 letters, digits or hyphens.` })
  postcodePrefix?: string | null;

  @Field(() => Int, { description: 'The fewest working days, 0 to 60.' })
  minDays!: number;

  @Field(() => Int, { description: 'The most working days, from the fewest to 60.' })
  maxDays!: number;
}

@InputType('SaveTransitTimesInput', { description: 'All transit times of the company.' })
export class SaveTransitTimesInput {
  @Field(() => [TransitTimeInput], { description: 'Up to 1,000 transit times, no two for the same carrier, method, country and postcodes. A method is promised where there is one to the country.' })
  transitTimes!: TransitTimeInput[];
}
