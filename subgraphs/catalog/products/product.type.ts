import { Field, ID, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { entity } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ProductStatus } from './product.js';

/** The graph's enum of product states. */
export const ProductStatusEnum = enumType<ProductStatus>('ProductStatus', 'Status of a product.', {
  DRAFT: 'Being prepared.',
  ACTIVE: 'On sale.',
  ARCHIVED: 'No longer on sale; kept as a record.',
});

@entity('id')
@ObjectType('Product', { description: 'Something the company sells, in one or more variants.' })
export class ProductType {
  @Field(() => GraphQLSafeInt, { description: 'Counts from 1 in each company.' })
  id!: number;

  @Field(() => GraphQLSafeInt, { description: 'The catalog it belongs to.' })
  catalogId!: number;

  @Field(() => String, { nullable: true, description: 'The product\'s own code, case-sensitive and unique in the company: LINEN-SHIRT. Null while it is in the trash.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'The product\'s id in another system.' })
  externalId!: string | null;

  @Field(() => String, { description: 'The name people see.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'HTML, as received.' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Identifies the product in URLs: linen-shirt.' })
  handle!: string | null;

  @Field(() => ProductStatusEnum, { description: 'Status of the product.' })
  status!: ProductStatus;

  @Field(() => String, { nullable: true, description: 'The kind of product: Shirts.' })
  productType!: string | null;

  @Field(() => String, { nullable: true, description: 'The brand.' })
  brand!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the set of attributes it is described by.' })
  attributeSet!: string | null;

  @Field(() => String, { nullable: true, description: 'The maker\'s code of the model.' })
  modelCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Whom it is made for: women, men, kids.' })
  gender!: string | null;

  @Field(() => String, { nullable: true, description: 'The season: SS27.' })
  season!: string | null;

  @Field(() => String, { nullable: true, description: 'The colour of the whole product.' })
  color!: string | null;

  @Field(() => String, { nullable: true, description: 'The material.' })
  material!: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is made.' })
  madeIn!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is made of, as on the label: 100% linen.' })
  composition!: string | null;

  @Field(() => ID, { nullable: true, description: 'The key of the catalog API that keeps it to itself by its field rule: people do not edit it. Null for none.' })
  writtenBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was moved to the trash; null while it is not there.' })
  deletedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'The SKU that it had, and gets back when it is restored; null while it is not in the trash.' })
  deletedSku!: string | null;

  @Field(() => DateTime, { description: 'When the product or one of its variants last changed.' })
  updatedAt!: string;
}

/** A page of products. */
export const ProductConnection = connectionType(ProductType, 'Product');
