import { Field, ID, ObjectType } from 'type-graphql';
import { MoneyType } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ProductActivity } from './read-activity.js';

@ObjectType('ProductAttribute', { description: 'The value of an attribute of a product.' })
export class ProductAttributeType {
  @Field(() => String, { description: 'Code of the attribute.' })
  code!: string;

  @Field(() => String, { description: 'The value as text: an option by its code, several options with commas between.' })
  value!: string;
}

@ObjectType('ProductTranslation', { description: 'A product\'s texts in a locale that is not its catalog\'s default.' })
export class ProductTranslationType {
  @Field(() => String, { description: 'The locale: it.' })
  locale!: string;

  @Field(() => String, { nullable: true, description: 'The title.' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'The description, HTML.' })
  description!: string | null;
}

@ObjectType('VariantPrice', { description: 'The price of a variant in a price list, always or for a period.' })
export class VariantPriceType {
  @Field(() => String, { description: 'Code of the price list.' })
  priceList!: string;

  @Field(() => MoneyType, { description: 'The price.' })
  price!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'The reduced price; null when there is none.' })
  salePrice!: MoneyType | null;

  @Field(() => DateTime, { nullable: true, description: 'When its period begins; null for the price outside all periods.' })
  validFrom!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its period ends, itself excluded; null for never.' })
  validTo!: string | null;
}

@ObjectType('VariantOption', { description: 'What sets a variant apart from the others of its product.' })
export class VariantOptionType {
  @Field(() => String, { description: 'The attribute: size or color.' })
  attribute!: string;

  @Field(() => String, { description: 'Code of the option: the label in lower case, with dashes for spaces.' })
  option!: string;
}

@ObjectType('ProductKeyId', { description: 'What a key of the catalog API calls a product.' })
export class ProductKeyIdType {
  @Field(() => ID, { description: 'The key, a connection.' })
  keyId!: string;

  @Field(() => String, { description: 'The external_id that it gave the product.' })
  externalId!: string;
}

@ObjectType('ProductActivity', { description: 'Something that happened to a product.' })
export class ProductActivityType implements ProductActivity {
  @Field(() => ID, { description: 'Identifies the event.' })
  id!: string;

  @Field(() => String, { description: 'What happened: product.created, product.updated, product.deleted, product.restored, product.tags_changed, product.metadata_changed.' })
  type!: string;

  @Field(() => DateTime, { description: 'When.' })
  at!: string;

  @Field(() => String, { nullable: true, description: 'Who: an e-mail address, or the name of a key.' })
  actor!: string | null;

  @Field(() => String, { nullable: true, description: 'The interface the call came through: graphql, catalog.' })
  via!: string | null;

  @Field(() => [String], { description: 'The fields that changed, by their names in the catalog API.' })
  fields!: readonly string[];
}
