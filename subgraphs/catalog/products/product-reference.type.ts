import { Field, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';

@InputType('ProductReferenceInput', { description: 'A product: by its id or its SKU.' })
export class ProductReferenceInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Its id.' })
  id?: number | null;

  @Field(() => String, { nullable: true, description: 'Its SKU, or that of one of its variants.' })
  sku?: string | null;
}
