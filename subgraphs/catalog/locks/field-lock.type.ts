import { Field, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';

@ObjectType('FieldLock', { description: 'A field that belongs to a connected system: nobody else changes it.' })
export class FieldLockType {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The product; null for all products of the catalog.' })
  productId!: number | null;

  @Field(() => String, { description: 'The field, by its name in the catalog API: title, prices, attributes.fit.' })
  field!: string;

  @Field(() => String, { description: 'The system that owns it.' })
  owner!: string;
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
  @Field(() => String, { description: 'The connected system: the name of its key, at most 120 characters.' })
  owner!: string;
}
