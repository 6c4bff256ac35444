import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { EMBED_PROVIDERS } from './embeds.js';
import type { BlockType, Choice, FieldDefinition, FieldType } from './field-definition.js';
import { RICH_MARKS, RICH_NODES } from './rich-text.js';

/** The graph's enum of field types. */
export const FieldTypeEnum = enumType<FieldType>('ContentFieldType', 'What a field of a page\'s block or of an entry holds.', {
  TEXT: 'A line of text.',
  LONG_TEXT: 'Text of several lines.',
  RICH_TEXT: `Text with headings, lists, links and images: a tree of nodes {type, attrs, content} that begins with {type: doc, content: []}. Nodes: ${Object.keys(RICH_NODES).join(', ')}. Marks of text: ${Object.keys(RICH_MARKS).join(', ')}. The guide to content says what each has.`,
  NUMBER: 'A number.',
  BOOLEAN: 'Yes or no.',
  DATE: 'A day: 2026-11-21.',
  DATE_TIME: 'An instant: 2026-11-21T09:30:00.000Z.',
  CHOICE: 'One of the choices.',
  URL: 'An address with https, http, mailto or tel, or a path of the site.',
  IMAGE: 'An image: {asset, alt, focal: {x, y}}.',
  PRODUCT: 'A product: {product: 12}.',
  CATEGORY: 'A category of products: {category: 3}.',
  PAGE: 'A page of the site: {page: 4}.',
  ENTRY: 'An entry of the site: {entry: 5}.',
  EMBED: `Something of another site that can be embedded: {url, title}, of ${EMBED_PROVIDERS.map(({ name }) => name).join(', ')}.`,
  GROUP: 'Fields that belong together.',
});

@ObjectType('FieldChoice', { description: 'A value that a field can have.' })
export class FieldChoiceType implements Choice {
  @Field(() => String, { description: 'What is stored.' })
  value!: string;

  @Field(() => String, { description: 'What editors read.' })
  label!: string;
}

@ObjectType('ContentField', { description: 'A field of a type of blocks, or of the entries of a collection.' })
export class ContentFieldType implements FieldDefinition {
  @Field(() => String, { description: 'Its name among the stored values.' })
  key!: string;

  @Field(() => String, { description: 'Its name for editors.' })
  label!: string;

  @Field(() => FieldTypeEnum, { description: 'What it holds.' })
  type!: FieldType;

  @Field(() => Boolean, { description: 'Whether it must have a value before it is published.' })
  required!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether it holds a list of values.' })
  many?: boolean;

  @Field(() => Int, { nullable: true, description: 'The most entries of its list, or characters of its text.' })
  most?: number;

  @Field(() => [FieldChoiceType], { nullable: true, description: 'Of a CHOICE: the values it can have.' })
  choices?: FieldChoiceType[];

  @Field(() => String, { nullable: true, description: 'Of an ENTRY: the slug of the only collection whose entries it can name.' })
  collection?: string;

  @Field(() => [ContentFieldType], { nullable: true, description: 'Of a GROUP: its fields.' })
  fields?: ContentFieldType[];
}

@ObjectType('BlockType', { description: 'A type of the blocks that pages of a template are made of.' })
export class BlockTypeType implements BlockType {
  @Field(() => String, { description: 'Stored with each block as its type.' })
  key!: string;

  @Field(() => String, { description: 'Its name for editors.' })
  label!: string;

  @Field(() => [ContentFieldType], { description: 'Its fields, in their order.' })
  fields!: ContentFieldType[];
}

@InputType('FieldChoiceInput', { description: 'A value that a field can have.' })
export class FieldChoiceInput implements Choice {
  @Field(() => String, { description: 'What is stored; unique among the choices.' })
  value!: string;

  @Field(() => String, { description: 'What editors read.' })
  label!: string;
}

@InputType('ContentFieldInput', { description: 'A field of a type of blocks, or of the entries of a collection.' })
export class ContentFieldInput {
  @Field(() => String, { description: 'Its name among the stored values: lower-case letters, digits and underscores, at most 40.' })
  key!: string;

  @Field(() => String, { description: 'Its name for editors.' })
  label!: string;

  @Field(() => FieldTypeEnum, { description: 'What it holds.' })
  type!: FieldType;

  @Field(() => Boolean, { nullable: true, description: 'Whether it must have a value before it is published; false unless given.' })
  required?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it holds a list of values; false unless given.' })
  many?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The most entries of its list, or characters of its text.' })
  most?: number | null;

  @Field(() => [FieldChoiceInput], { nullable: true, description: 'Of a CHOICE, and there required: the values it can have.' })
  choices?: FieldChoiceInput[] | null;

  @Field(() => String, { nullable: true, description: 'Of an ENTRY: the slug of the only collection whose entries it can name.' })
  collection?: string | null;

  @Field(() => [ContentFieldInput], { nullable: true, description: 'Of a GROUP, and there required: its fields, groups in groups up to three levels.' })
  fields?: ContentFieldInput[] | null;
}

@InputType('BlockTypeInput', { description: 'A type of the blocks that pages of a template are made of.' })
export class BlockTypeInput {
  @Field(() => String, { description: 'Stored with each block as its type: lower-case letters, digits and underscores, at most 40.' })
  key!: string;

  @Field(() => String, { description: 'Its name for editors.' })
  label!: string;

  @Field(() => [ContentFieldInput], { description: 'Its fields, in their order.' })
  fields!: ContentFieldInput[];
}
