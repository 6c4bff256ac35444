import { Field, ID, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { StoreSettingsType } from './store-settings.type.js';

@internal
@ObjectType('StoreConnection', { description: 'The connection of a storefront that asks for delivery promises.' })
export class StoreConnectionType extends StoreSettingsType {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => GraphQLSafeInt, { description: 'Its company.' })
  companyId!: number;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Rate limit in calls per minute.' })
  ratePerMinute!: number;
}
