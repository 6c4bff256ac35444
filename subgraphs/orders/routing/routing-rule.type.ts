import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { ShippingTypeEnum } from './shipping-type.type.js';
import type { ShippingType } from './shipping-type.js';
import type { Split } from './route.js';
import type { RoutingRule } from './rule.js';
import type { GivenRule } from './save-routing-rules.js';

const SplitEnum = enumType<Split>('OrderSplit', 'How far an order may be divided between locations.', {
  NONE: 'All of it goes to one location.', LINE: 'Each line goes to one location.', QUANTITY: 'The units of a line may go to several locations.',
});

@ObjectType('RoutingRule', { description: 'Which locations are allowed for orders that match; an order they cannot fulfill in full waits.' })
export class RoutingRuleType implements RoutingRule {
  @Field(() => ID, { description: 'The rule.' })
  id!: string;

  @Field(() => String, { description: 'Its name, unique in the company.' })
  name!: string;

  @Field(() => Int, { description: 'The smallest is evaluated first; the first rule whose conditions all match an order applies.' })
  priority!: number;

  @Field(() => [String], { nullable: true, description: 'Destinations, ISO 3166-1 alpha-2; null: any.' })
  countries!: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'Sales channels; null: any.' })
  channels!: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'The order has one of these tags; null: any order.' })
  tags!: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'One of its lines is of one of these items; null: any order.' })
  skus!: readonly string[] | null;

  @Field(() => ShippingTypeEnum, { nullable: true, description: 'Standard or express; null: both.' })
  shippingType!: ShippingType | null;

  @Field(() => [String], { description: 'Codes of the allowed locations, the best first.' })
  locationCodes!: readonly string[];

  @Field(() => SplitEnum, { description: 'How far the order may be divided.' })
  split!: Split;
}

@InputType('RoutingRuleInput', { description: 'A routing rule; conditions that are left out or empty match every order.' })
class RoutingRuleInput implements GivenRule {
  @Field(() => String, { description: 'Its name, unique in the company.' })
  name!: string;

  @Field(() => Int, { description: 'The smallest is evaluated first.' })
  priority!: number;

  @Field(() => [String], { nullable: true, description: 'Destinations, ISO 3166-1 alpha-2, up to 1,000.' })
  countries?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Sales channels, up to 1,000.' })
  channels?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'The order has one of these tags, up to 1,000.' })
  tags?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'One of its lines is of one of these items, up to 1,000 SKUs.' })
  skus?: string[] | null;

  @Field(() => ShippingTypeEnum, { nullable: true, description: 'Standard or express.' })
  shippingType?: ShippingType | null;

  @Field(() => [String], { description: 'Codes of the allowed locations, up to 1,000, the best first.' })
  locationCodes!: string[];

  @Field(() => SplitEnum, { description: 'How far the order may be divided.' })
  split!: Split;
}

@InputType('SaveRoutingRulesInput', { description: 'All routing rules of the company.' })
export class SaveRoutingRulesInput {
  @Field(() => [RoutingRuleInput], { description: 'Up to 100 rules; without any the default routing applies.' })
  rules!: RoutingRuleInput[];
}
