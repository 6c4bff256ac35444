import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ShippingTypeEnum } from '../routing/shipping-type.type.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { ServicePolicy } from './policy.js';
import type { GivenPolicy } from './save-service-policies.js';

const EXTRA = 'Working days of the location added before what was ordered leaves';
const BUFFER = 'Working days of the destination added to the last day of delivery';

@ObjectType('ServicePolicy', { description: 'Days that are added to what some orders are promised; a condition that is null matches every order.' })
export class ServicePolicyType implements ServicePolicy {
  @Field(() => ID, { description: 'The policy.' })
  id!: string;

  @Field(() => String, { description: 'Its name, unique in the company.' })
  name!: string;

  @Field(() => Int, { description: 'The smallest is evaluated first; the first policy whose conditions all match an order applies.' })
  priority!: number;

  @Field(() => [String], { nullable: true, description: 'Destinations, ISO 3166-1 alpha-2; null: any.' })
  countries!: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'Beginnings of postcodes, without blanks and in capitals; null: any.' })
  postcodePrefixes!: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'Sales channels; null: any.' })
  channels!: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'One of the items has one of these tags of the catalog; null: any items.' })
  tags!: readonly string[] | null;

  @Field(() => ShippingTypeEnum, { nullable: true, description: 'Standard or express; null: both.' })
  shippingType!: ShippingType | null;

  @Field(() => Int, { description: `${EXTRA}.` })
  extraDays!: number;

  @Field(() => Int, { description: `${BUFFER}.` })
  bufferDays!: number;
}

@InputType('ServicePolicyInput', { description: 'A service policy; conditions that are left out or empty match every order.' })
export class ServicePolicyInput implements GivenPolicy {
  @Field(() => String, { description: 'Its name, unique in the company, 1 to 120 characters.' })
  name!: string;

  @Field(() => Int, { description: 'The smallest is evaluated first.' })
  priority!: number;

  @Field(() => [String], { nullable: true, description: 'Destinations, ISO 3166-1 alpha-2, up to 1,000.' })
  countries?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Beginnings of postcodes, up to 1,000.' })
  postcodePrefixes?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Sales channels, up to 1,000.' })
  channels?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'One of the items has one of these tags of the catalog, up to 1,000.' })
  tags?: string[] | null;

  @Field(() => ShippingTypeEnum, { nullable: true, description: 'Standard or express.' })
  shippingType?: ShippingType | null;

  @Field(() => Int, { nullable: true, description: `${EXTRA}, 0 to 60; 0 unless given.` })
  extraDays?: number | null;

  @Field(() => Int, { nullable: true, description: `${BUFFER}, 0 to 60; 0 unless given.` })
  bufferDays?: number | null;
}

@InputType('SaveServicePoliciesInput', { description: 'All service policies of the company.' })
export class SaveServicePoliciesInput {
  @Field(() => [ServicePolicyInput], { description: 'Up to 100 policies; without any no days are added.' })
  policies!: ServicePolicyInput[];
}
