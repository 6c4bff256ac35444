import { Field, InputType, Int } from 'type-graphql';
import { MoneyInput } from '#subgraph-kit/money.type.js';
import type { ProductStatus } from './product.js';
import { ProductStatusEnum } from './product.type.js';

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

  @Field(() => MoneyInput, { description: 'The selling price.' })
  price!: MoneyInput;

  @Field(() => MoneyInput, { nullable: true, description: 'The price before a reduction, in the same currency.' })
  compareAtPrice?: MoneyInput | null;

  @Field(() => String, { nullable: true, description: 'http or https URL of its picture.' })
  imageUrl?: string | null;
}

@InputType('ProductInput', { description: 'A product to create or update. Absent fields keep their values; null clears a field.' })
export class ProductInput {
  @Field(() => String, { nullable: true, description: 'The product\'s id in another system; finds the product when its SKUs are new.' })
  externalId?: string | null;

  @Field(() => String, { description: 'The name people see, at most 255 characters.' })
  title!: string;

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

  @Field(() => [VariantInput], { description: 'At least one; variants of the product that are not listed stay.' })
  variants!: VariantInput[];
}

@InputType('SaveProductsInput', { description: 'Products to create or update, all or none.' })
export class SaveProductsInput {
  @Field(() => [ProductInput], { description: '1 to 200 products with at most 5,000 variants in all.' })
  products!: ProductInput[];
}

@InputType('RemoveVariantsInput', { description: 'Variants to remove from their products, all or none.' })
export class RemoveVariantsInput {
  @Field(() => [String], { description: '1 to 200 SKUs; a product keeps at least one variant.' })
  skus!: string[];
}
