import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { entity } from '#subgraph-kit/directives.js';
import { MoneyType } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { WeightType } from './weight.type.js';

@entity('id')
@ObjectType('Variant', { description: 'One sellable version of a product, such as one size and colour.' })
export class VariantType {
  @Field(() => ID, { description: 'Id of the variant; does not change with the SKU.' })
  id!: string;

  @Field(() => String, { description: 'The company\'s code for it, case-sensitive: SHIRT_GREEN_M.' })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'EAN, UPC or another code on the label.' })
  barcode!: string | null;

  @Field(() => String, { description: 'Title shown on an order line: Linen shirt Green/M.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'The size.' })
  size!: string | null;

  @Field(() => String, { nullable: true, description: 'The colour.' })
  color!: string | null;

  @Field(() => Int, { nullable: true, description: 'Weight in grams.' })
  weightG!: number | null;

  @Field(() => WeightType, { nullable: true, description: 'The weight as it was given; null where it was given in grams alone.' })
  weight!: WeightType | null;

  @Field(() => MoneyType, { nullable: true, description: 'What it costs the company.' })
  cost!: MoneyType | null;

  @Field(() => Boolean, { description: 'Whether no price was ever given: `price` is 0 then, and means nothing.' })
  isUnpriced!: boolean;

  @Field(() => MoneyType, { description: 'The selling price in the default price list; 0 while `isUnpriced`.' })
  price!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'The price before a reduction; null when there is none.' })
  compareAtPrice!: MoneyType | null;

  @Field(() => String, { nullable: true, description: 'URL of its picture.' })
  imageUrl!: string | null;

  @Field(() => DateTime, { description: 'When the variant last changed.' })
  updatedAt!: string;
}

/** A page of variants. */
export const VariantConnection = connectionType(VariantType, 'Variant');
