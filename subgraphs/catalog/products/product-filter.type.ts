import { Field, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { ProductStatus } from './product.js';
import { ProductStatusEnum } from './product.type.js';

@InputType()
class CommonFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title, brand, type, handle, SKUs or barcodes; case and accents are ignored.' })
  text?: string | null;

  @Field(() => ProductStatusEnum, { nullable: true, description: 'Status of the product.' })
  status?: ProductStatus | null;

  @Field(() => String, { nullable: true, description: 'The brand, exactly.' })
  brand?: string | null;

  @Field(() => [String], { nullable: true, description: '1 to 100 SKUs, of products or of their variants; in the trash, those they had.' })
  skus?: string[] | null;
}

@InputType('ProductFilter', { description: 'Filter of a product list; all conditions must match.' })
export class ProductFilter extends CommonFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title, brand, type, handle, external id, model code, SKUs, barcodes, colours or sizes, all of which a product must have; a word of three characters or more may be the beginning of one. At most 8 words and 200 characters.' })
  search?: string | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Products of this catalog.' })
  catalogId?: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Products in this category itself.' })
  categoryId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Products in the trash instead of the others.' })
  deleted?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only products with this tag.' })
  tag?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only products without an image; false: only those that have one.' })
  withoutImage?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only products without a title in this locale, which is not the default one of their catalog: it.' })
  untranslatedIn?: string | null;
}

@InputType('VariantFilter', { description: 'Filter of a variant list; all conditions must match.' })
export class VariantFilter extends CommonFilter {
  @Field(() => String, { nullable: true, description: 'Words of the variant (SKU, barcode, colour, size) or of its product (title, brand, type, handle, external id, model code, SKU), all of which it must have; a word of three characters or more may be the beginning of one, and codes are found however they are separated. At most 8 words and 200 characters.' })
  search?: string | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Variants of this product.' })
  productId?: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Variants of the products of this catalog.' })
  catalogId?: number | null;
}
