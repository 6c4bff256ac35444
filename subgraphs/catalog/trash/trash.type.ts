import { Field, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';

@InputType('ProductIdsInput', { description: 'Some products.' })
export class ProductIdsInput {
  @Field(() => [GraphQLSafeInt], { description: '1 to 200 ids of products.' })
  ids!: number[];
}
