import { Field, InputType, Int } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { MoneyInput } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ProductStatus } from './product.js';
import { ProductStatusEnum } from './product.type.js';
import { WeightInput } from './weight.type.js';

@InputType('VariantPriceInput', { description: 'The price of a variant in a price list, always or for a period. One of the same list that begins at the same time is replaced.' })
export class VariantPriceInput {
  @Field(() => String, { description: 'Code of the price list.' })
  priceList!: string;

  @Field(() => MoneyInput, { nullable: true, description: 'The price, in the currency of the list; null takes it away.' })
  price?: MoneyInput | null;

  @Field(() => MoneyInput, { nullable: true, description: 'The reduced price.' })
  salePrice?: MoneyInput | null;

  @Field(() => DateTime, { nullable: true, description: 'When its period begins; the price outside all periods unless given.' })
  validFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its period ends, itself excluded; never unless given.' })
  validTo?: string | null;
}

@InputType('VariantInput', { description: 'A variant to create or update. Absent fields keep their values; null clears a field.' })
export class VariantInput {
  @Field(() => String, { description: 'Identifies the variant.' })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'EAN, UPC or another code on the label.' })
  barcode?: string | null;

  @Field(() => String, { nullable: true, description: 'The size, at most 60 characters.' })
  size?: string | null;

  @Field(() => String, { nullable: true, description: 'The colour, at most 60 characters.' })
  color?: string | null;

  @Field(() => Int, { nullable: true, description: 'Weight in grams.' })
  weightG?: number | null;

  @Field(() => WeightInput, { nullable: true, description: 'Weight in another unit; instead of weightG.' })
  weight?: WeightInput | null;

  @Field(() => MoneyInput, { nullable: true, description: 'What it costs the company, in the currency of the default price list.' })
  cost?: MoneyInput | null;

  @Field(() => [VariantPriceInput], { nullable: true, description: 'Up to 100 prices in other price lists, and prices of any list for a period; those that are not named stay.' })
  prices?: VariantPriceInput[] | null;

  @Field(() => MoneyInput, { nullable: true, description: 'The selling price in the default price list.' })
  price?: MoneyInput | null;

  @Field(() => MoneyInput, { nullable: true, description: 'The price before a reduction, in the same currency.' })
  compareAtPrice?: MoneyInput | null;

  @Field(() => String, { nullable: true, description: 'http or https URL of its picture.' })
  imageUrl?: string | null;
}

@InputType('AttributeValueInput', { description: 'The value of an attribute.' })
export class AttributeValueInput {
  @Field(() => String, { description: 'Code of the attribute.' })
  code!: string;

  @Field(() => String, { nullable: true, description: 'A text, number, `true` or `false`, date (2026-11-24), or the code of an option; several options with commas between. Null or empty takes the value away.' })
  value?: string | null;
}

@InputType('TranslationInput', { description: 'A product\'s texts in a locale. Absent fields keep their values; null clears a field.' })
export class TranslationInput {
  @Field(() => String, { description: 'A locale of the catalog that is not its default.' })
  locale!: string;

  @Field(() => String, { nullable: true, description: 'The title, at most 255 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'The description: HTML, at most 65,000 characters.' })
  description?: string | null;
}

@InputType()
export class ProductFields {
  @Field(() => String, { nullable: true, description: 'The product\'s id in another system; finds the product when its SKUs are new.' })
  externalId?: string | null;

  @Field(() => String, { nullable: true, description: 'HTML, at most 65,000 characters.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Lower-case letters and digits joined by hyphens, unique in the company.' })
  handle?: string | null;

  @Field(() => ProductStatusEnum, { nullable: true, description: 'Defaults to DRAFT for a new product.' })
  status?: ProductStatus | null;

  @Field(() => String, { nullable: true, description: 'The kind of product.' })
  productType?: string | null;

  @Field(() => String, { nullable: true, description: 'The brand.' })
  brand?: string | null;

  @Field(() => String, { nullable: true, description: 'The product\'s own code, unique in the company; the SKU of its first variant unless given. Finds the product too.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the set of attributes it is described by.' })
  attributeSet?: string | null;

  @Field(() => String, { nullable: true, description: 'The maker\'s code of the model.' })
  modelCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Whom it is made for.' })
  gender?: string | null;

  @Field(() => String, { nullable: true, description: 'The season.' })
  season?: string | null;

  @Field(() => String, { nullable: true, description: 'The colour of the whole product.' })
  color?: string | null;

  @Field(() => String, { nullable: true, description: 'The material.' })
  material?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is made.' })
  madeIn?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is made of, as on the label.' })
  composition?: string | null;

  @Field(() => [AttributeValueInput], { nullable: true, description: 'Values of up to 500 attributes of the catalog; those that are not named stay.' })
  attributes?: AttributeValueInput[] | null;

  @Field(() => [GraphQLSafeInt], { nullable: true, description: 'All its categories, up to 200; they stay unless given.' })
  categoryIds?: number[] | null;

  @Field(() => [TranslationInput], { nullable: true, description: 'Texts in locales other than the catalog\'s default; those that are not named stay.' })
  translations?: TranslationInput[] | null;
}

@InputType('ProductInput', { description: 'A product to create or update. Absent fields keep their values; null clears a field.' })
export class ProductInput extends ProductFields {
  @Field(() => String, { description: 'The name people see, at most 255 characters; to be named in every save, also where it stays as it is.' })
  title!: string;

  @Field(() => [VariantInput], { description: 'At least one; variants of the product that are not listed stay.' })
  variants!: VariantInput[];
}

@InputType('SaveProductsInput', { description: 'Products to create or update, all or none.' })
export class SaveProductsInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The catalog; the company\'s first one unless given, which is made with its first products.' })
  catalogId?: number | null;

  @Field(() => [ProductInput], { description: '1 to 200 products with at most 5,000 variants in all.' })
  products!: ProductInput[];

  @Field(() => Boolean, { nullable: true, description: 'Whether to refuse with ALREADY_EXISTS a product of which a SKU or the external id is there already, instead of updating it.' })
  onlyNew?: boolean | null;
}

@InputType('RemoveVariantsInput', { description: 'Variants to remove from their products, all or none.' })
export class RemoveVariantsInput {
  @Field(() => [String], { description: '1 to 200 SKUs; a product keeps at least one variant.' })
  skus!: string[];
}
