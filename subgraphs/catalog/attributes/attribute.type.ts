import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { SettingCodeInput } from '../catalogs/catalog.type.js';
import type { AttributeType } from './attribute.js';

/** The graph's types of attributes. */
export const AttributeTypeEnum = enumType<AttributeType>('AttributeType', 'What the values of an attribute are.', {
  TEXT: 'A text.', NUMBER: 'A number.', BOOLEAN: 'True or false.', DATE: 'A day.', SELECT: 'One of its options.', MULTISELECT: 'Some of its options.',
});

@ObjectType('AttributeOption', { description: 'A value that an attribute of selection can have.' })
export class AttributeOptionType {
  @Field(() => String, { description: 'Identifies it in its attribute.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people.' })
  label!: string;
}

@ObjectType('Attribute', { description: 'A property that products of a catalog are described by.' })
export class AttributeObjectType {
  @Field(() => String, { description: 'Identifies it in the catalog.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people.' })
  label!: string;

  @Field(() => AttributeTypeEnum, { description: 'What its values are.' })
  type!: AttributeType;

  @Field(() => Boolean, { description: 'Whether its text is to be translated, as readers of the catalog are told; one value is kept for all languages.' })
  isLocalizable!: boolean;

  @Field(() => String, { nullable: true, description: 'The unit of a number: cm.' })
  unit!: string | null;

  @Field(() => String, { nullable: true, description: 'The connected system whose values nobody else changes; null for none.' })
  ownedBy!: string | null;

  @Field(() => ID, { nullable: true, description: 'The key of the catalog API that this system is; null for none, and for a system without a key.' })
  ownedByKeyId!: string | null;

  @Field(() => Int, { description: 'Its place among the attributes.' })
  position!: number;

  @Field(() => [AttributeOptionType], { description: 'Its options in their order; empty but for selections.' })
  options!: readonly AttributeOptionType[];
}

@ObjectType('AttributeSet', { description: 'The attributes that a kind of product is described by.' })
export class AttributeSetType {
  @Field(() => String, { description: 'Identifies it in the catalog.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people.' })
  name!: string;

  @Field(() => [String], { description: 'Codes of its attributes, in their order.' })
  attributes!: readonly string[];
}

@InputType('AttributeOptionInput', { description: 'A value that an attribute of selection can have.' })
class AttributeOptionInput {
  @Field(() => String, { description: 'Lower-case letters, digits, dashes and underscores, at most 60.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people, at most 255 characters.' })
  label!: string;
}

@InputType('SaveAttributeInput', { description: 'An attribute to add, or to change where there is one of its code; what is left out stays.' })
export class SaveAttributeInput extends SettingCodeInput {
  @Field(() => String, { description: 'Its name for people, at most 120 characters.' })
  label!: string;

  @Field(() => AttributeTypeEnum, { description: 'What its values are; it stays once the attribute is there.' })
  type!: AttributeType;

  @Field(() => Boolean, { nullable: true, description: 'Whether its text is to be translated, as readers of the catalog are told; not unless given. One value is kept for all languages.' })
  isLocalizable?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The unit of a number, at most 20 characters.' })
  unit?: string | null;

  @Field(() => String, { nullable: true, description: 'The connected system whose values nobody else changes: the name of its key of the catalog API, letter by letter, or the id of its key; or any text for a system that has no key.' })
  ownedBy?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its place among the attributes; the last one unless given.' })
  position?: number | null;

  @Field(() => [AttributeOptionInput], { nullable: true, description: 'All its options in their order, up to 2,000.' })
  options?: AttributeOptionInput[] | null;
}

@InputType('SaveAttributeSetInput', { description: 'An attribute set to add, or to replace where there is one of its code.' })
export class SaveAttributeSetInput extends SettingCodeInput {
  @Field(() => String, { description: 'Its name for people, at most 120 characters.' })
  name!: string;

  @Field(() => [String], { description: 'Codes of up to 500 attributes, in their order.' })
  attributes!: string[];
}
