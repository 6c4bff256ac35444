import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ProductAttributeType, ProductTranslationType } from '../products/product-details.type.js';
import { ProductImageType } from '../images/product-image.type.js';
import { ProductStatusEnum } from '../products/product.type.js';
import type { ProductStatus } from '../products/product.js';
import { VariantType } from '../products/variant.type.js';
import { WeightUnitEnum } from '../products/weight.type.js';
import type { WeightUnit } from '../products/weight.js';

@internal
@ObjectType('CatalogProductCategory', { description: 'A category that a product is in.' })
class KeyCategoryType {
  @Field(() => GraphQLSafeInt, { description: 'Its id.' })
  id!: number;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The names from the root down: Men > Shirts.' })
  path!: string;
}

@internal
@ObjectType('CatalogPrice', { description: 'The price of a variant that holds now in a list.' })
class KeyPriceType {
  @Field(() => String, { description: 'Code of the list.' })
  priceList!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { description: 'Decimal text with the digits of the currency.' })
  price!: string;

  @Field(() => String, { nullable: true, description: 'The reduced price; null when there is none.' })
  salePrice!: string | null;
}

@internal
@ObjectType('CatalogVariant', { description: 'A variant as a key of the catalog API sees it.' })
export class KeyVariantType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Its SKU.' })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'EAN, UPC or another code on the label.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of its size.' })
  sizeOption!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of its colour.' })
  colorOption!: string | null;

  @Field(() => String, { nullable: true, description: 'What it costs the company, in the currency of its own price.' })
  cost!: string | null;

  @Field(() => String, { nullable: true, description: 'Decimal text.' })
  weight!: string | null;

  @Field(() => WeightUnitEnum, { description: 'The unit of the weight; grams where there is none.' })
  weightUnit!: WeightUnit;

  @Field(() => [KeyPriceType], { description: 'The prices that hold now, by the codes of their lists.' })
  prices!: KeyPriceType[];

  @Field(() => VariantType, { description: 'The variant, for what other subgraphs know of it; here it has nothing but its id.' })
  variant!: Pick<VariantType, 'id'>;
}

@internal
@ObjectType('CatalogProduct', { description: 'A product as a key of the catalog API sees it.' })
export class KeyProductType {
  @Field(() => GraphQLSafeInt, { description: 'Its id.' })
  id!: number;

  @Field(() => Boolean, { description: 'Whether it is in the trash: it has nothing but its id, SKU and time then.' })
  isDeleted!: boolean;

  @Field(() => String, { nullable: true, description: 'Its SKU; of a deleted product the one it had.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'The id that the calling key gave it.' })
  externalId!: string | null;

  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'HTML.' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Identifies it in URLs.' })
  handle!: string | null;

  @Field(() => ProductStatusEnum, { description: 'The status.' })
  status!: ProductStatus;

  @Field(() => String, { nullable: true, description: 'The type.' })
  productType!: string | null;

  @Field(() => String, { nullable: true, description: 'The brand.' })
  brand!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of its set of attributes.' })
  attributeSet!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the model.' })
  modelCode!: string | null;

  @Field(() => String, { nullable: true, description: 'For whom it is.' })
  gender!: string | null;

  @Field(() => String, { nullable: true, description: 'The season.' })
  season!: string | null;

  @Field(() => String, { nullable: true, description: 'The colour.' })
  color!: string | null;

  @Field(() => String, { nullable: true, description: 'The material.' })
  material!: string | null;

  @Field(() => String, { nullable: true, description: 'Where it was made.' })
  madeIn!: string | null;

  @Field(() => String, { nullable: true, description: 'What it consists of.' })
  composition!: string | null;

  @Field(() => [KeyCategoryType], { description: 'The categories it is in, by id.' })
  categories!: KeyCategoryType[];

  @Field(() => [ProductAttributeType], { description: 'The values of the attributes that its catalog has, by code.' })
  attributes!: ProductAttributeType[];

  @Field(() => [ProductTranslationType], { description: 'Its texts in locales other than its catalog\'s default, by locale.' })
  translations!: ProductTranslationType[];

  @Field(() => [ProductImageType], { description: 'Its images in their order.' })
  images!: ProductImageType[];

  @Field(() => [KeyVariantType], { description: 'Its variants in the order they were added.' })
  variants!: KeyVariantType[];

  @Field(() => DateTime, { description: 'When it, one of its variants or their stock last changed.' })
  updatedAt!: string;
}

/** A page of products. */
export const KeyProductConnection = connectionType(KeyProductType, 'CatalogProduct', { hidden: true });

@internal
@InputType('CatalogProductFilter', { description: 'Which products a key reads; a filter that is not given does not apply.' })
export class KeyProductFilter {
  @Field(() => DateTime, { nullable: true, description: 'Changed at or after, those in the trash included, by the time of their change; by id without it.' })
  updatedSince?: string | null;

  @Field(() => [String], { nullable: true, description: '1 to 100 SKUs, of products or of their variants.' })
  skus?: string[] | null;

  @Field(() => String, { nullable: true, description: 'The one to which the key gave this id.' })
  externalId?: string | null;

  @Field(() => ProductStatusEnum, { nullable: true, description: 'Only with this status.' })
  status?: ProductStatus | null;
}
