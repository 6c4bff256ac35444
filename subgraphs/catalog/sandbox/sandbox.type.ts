import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';

@InputType('SimulateShopperEventsInput', { description: 'Shoppers who visit a storefront of a sandbox.' })
export class SimulateShopperEventsInput {
  @Field(() => ID, { description: 'The connection of the storefront\'s collector.' })
  collectorId!: string;

  @Field(() => Int, { nullable: true, description: 'How many visits, 1 to 100; 20 unless given.' })
  count?: number | null;
}

@ObjectType('SimulatedVisits', { description: 'Visits of shoppers to a storefront of a sandbox.' })
export class SimulatedVisitsType {
  @Field(() => Int, { description: 'How many there were.' })
  visits!: number;

  @Field(() => Int, { description: 'How many events of them were collected.' })
  events!: number;
}

@internal
@InputType('SimulateCountInput', { description: 'What a location of a sandbox counts of a variant of a key\'s catalog.' })
export class SimulateCountInput {
  @Field(() => String, { description: 'SKU of the variant.' })
  sku!: string;

  @Field(() => String, { description: 'Code of the location.' })
  location!: string;

  @Field(() => Int, { description: 'The units that may be sold.' })
  available!: number;
}

@internal
@ObjectType('SimulatedCount', { description: 'What a location of a sandbox counted.' })
export class SimulatedCountType {
  @Field(() => String, { description: 'SKU of the variant.' })
  sku!: string;

  @Field(() => String, { description: 'Code of the location.' })
  location!: string;

  @Field(() => GraphQLSafeInt, { description: 'The units that may be sold now.' })
  available!: number;
}
