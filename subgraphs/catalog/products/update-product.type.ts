import { Field, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { ProductReferenceInput } from './product-reference.type.js';
import { ProductFields, VariantInput } from './save-products.type.js';

@InputType('ProductChangesInput', { description: 'What changes of a product. Absent fields keep their values; null clears a field.' })
export class ProductChangesInput extends ProductFields {
  @Field(() => String, { nullable: true, description: 'The name people see, at most 255 characters.' })
  title?: string | null;

  @Field(() => [VariantInput], { nullable: true, description: 'Variants to change, and those to add by new SKUs; others stay.' })
  variants?: VariantInput[] | null;
}

@InputType('UpdateProductInput', { description: 'A product and what changes of it.' })
export class UpdateProductInput {
  @Field(() => ProductReferenceInput, { description: 'The product.' })
  product!: ProductReferenceInput;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Only where it belongs to this catalog.' })
  catalogId?: number | null;

  @Field(() => ProductChangesInput, { description: 'What changes.' })
  changes!: ProductChangesInput;
}
