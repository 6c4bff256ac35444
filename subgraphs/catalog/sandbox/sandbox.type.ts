import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

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
