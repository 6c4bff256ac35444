import { Field, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { ProductStatus } from './product.js';
import { ProductStatusEnum } from './product.type.js';

@InputType('ProductFilter', { description: 'What a list of products is narrowed by; all of it must hold.' })
export class ProductFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title, brand, type, handle, SKUs or barcodes; capitals and accents do not matter.' })
  text?: string | null;

  @Field(() => ProductStatusEnum, { nullable: true, description: 'Where the product stands.' })
  status?: ProductStatus | null;

  @Field(() => String, { nullable: true, description: 'The brand, exactly.' })
  brand?: string | null;

  @Field(() => [String], { nullable: true, description: '1 to 100 SKUs; products that have one of them.' })
  skus?: string[] | null;
}

@InputType('VariantFilter', { description: 'What a list of variants is narrowed by; all of it must hold.' })
export class VariantFilter extends ProductFilter {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Variants of this product.' })
  productId?: number | null;
}
