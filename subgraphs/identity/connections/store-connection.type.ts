import { Field, ID, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';

@internal
@ObjectType('StoreConnection', { description: 'A storefront that its token names.' })
export class StoreConnectionType {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => Int, { description: 'Its company.' })
  companyId!: number;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Rate limit in calls per minute.' })
  ratePerMinute!: number;

  @Field(() => [String], { description: 'The origins whose pages may call; empty for any.' })
  origins!: readonly string[];
}
