import { Field, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { entity } from '#subgraph-kit/directives.js';

@entity('id')
@ObjectType('Product', { description: 'A product; the catalog owns it.' })
export class ReferencedProductType {
  @Field(() => GraphQLSafeInt, { description: 'The product.' })
  id!: number;
}

@entity('id')
@ObjectType('Category', { description: 'A category of products; the catalog owns it.' })
export class ReferencedCategoryType {
  @Field(() => GraphQLSafeInt, { description: 'The category.' })
  id!: number;
}
