import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';

@ObjectType('FieldLock', { description: 'A field that belongs to a connected system: nobody else changes it.' })
export class FieldLockType {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The product; null for all products of the catalog.' })
  productId!: number | null;

  @Field(() => String, { description: 'The field, by its name in the catalog API: title, prices, attributes.fit.' })
  field!: string;

  @Field(() => String, { description: 'The system that owns it: the present name of its key, or what it was called.' })
  owner!: string;

  @Field(() => ID, { nullable: true, description: 'The key of the catalog API that owns it; null for a system without a key, whose fields no key writes.' })
  ownerKeyId!: string | null;
}

@internal
@InputType('PresentKeyInput', { description: 'A key of the catalog API with its present name.' })
export class PresentKeyInput {
  @Field(() => ID, { description: 'The key.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;
}

@InputType('UnlockFieldsInput', { description: 'Fields of a product, or of all products of a catalog.' })
export class UnlockFieldsInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The catalog; the company\'s first one unless given.' })
  catalogId?: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The product; all products of the catalog unless given.' })
  productId?: number | null;

  @Field(() => [String], { description: 'Up to 200 fields, by their names in the catalog API: sku, title, description, status, product_type, brand, attribute_set, model_code, gender, season, color, material, made_in, composition, categories, attributes, attributes.fit, translations, images, variants, size, barcode, cost, weight, prices, stock.' })
  fields!: string[];
}

@InputType('LockFieldsInput', { description: 'Fields of a product, or of all products of a catalog, and the system they belong to.' })
export class LockFieldsInput extends UnlockFieldsInput {
  @Field(() => String, { description: 'The connected system, at most 120 characters: the name of its key of the catalog API, letter by letter, or the id of its key; or any text for a system that has no key.' })
  owner!: string;
}
