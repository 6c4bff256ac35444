import { Field, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';

@InputType('ProductTagsInput', { description: 'A product, and tags to add to it or to remove from it.' })
export class ProductTagsInput {
  @Field(() => GraphQLSafeInt, { description: 'The product\'s id.' })
  productId!: number;

  @Field(() => [String], { description: 'The tags, of 1 to 60 characters, case-sensitive; a product has up to 50.' })
  tags!: string[];
}
