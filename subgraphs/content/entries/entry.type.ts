import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { MOST_COUNTED } from '#subgraph-kit/counted-rows.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import type { ContentStatus } from '../search/content-match.js';
import { ContentStatusEnum } from '../search/content-match.type.js';
import { FirstDraftInput, PublishInput, SaveDraftInput } from '../documents/translation.type.js';

@ObjectType('Entry', { description: 'An entry of a collection, with its texts in each locale.' })
export class EntryType {
  @Field(() => GraphQLSafeInt, { description: 'Counts pages and entries from 1 in each company.' })
  id!: number;

  @Field(() => Int, { description: 'Its place where a website sorts by it.' })
  sort!: number;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: string;
}

/** A page of entries. */
export const EntryConnection = connectionType(EntryType, 'Entry', { counted: `How many entries the collection has, or the filter finds; null where it finds more than ${MOST_COUNTED.toLocaleString('en')}.` });

@InputType('EntryFilter', { description: 'Which entries of a collection are listed: those of which one text, in any locale, fulfils all conditions.' })
export class EntryFilterInput {
  @Field(() => String, { nullable: true, description: 'Words that the text must have in its title, slug, content or the path above it, as searchContent finds them. At most 8 words and 200 characters.' })
  text?: string | null;

  @Field(() => [String], { nullable: true, description: 'The locales; any unless given.' })
  locales?: string[] | null;

  @Field(() => [ContentStatusEnum], { nullable: true, description: 'Whether websites show the text: any of these; all unless given.' })
  statuses?: ContentStatus[] | null;

  @Field(() => String, { nullable: true, description: 'Who edited the text last.' })
  updatedBy?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Edited last at this time or later.' })
  updatedFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Edited last before this time.' })
  updatedTo?: string | null;
}

const FIELDS = { nullable: true, description: 'The values of its collection\'s fields, by their keys; null for none.' };

@InputType('CreateEntryInput', { description: 'A new entry with its first text.' })
export class CreateEntryInput extends FirstDraftInput {
  @Field(() => GraphQLSafeInt, { description: 'Its collection.' })
  collectionId!: number;

  @Field(() => Int, { nullable: true, description: 'Its place where a website sorts by it; behind the others unless given.' })
  sort?: number | null;

  @Field(() => Json, FIELDS)
  fields?: unknown;
}

@InputType('SaveEntryDraftInput', { description: 'Changes to the text of an entry in a locale; what is absent keeps its value.' })
export class SaveEntryDraftInput extends SaveDraftInput {
  @Field(() => Json, FIELDS)
  fields?: unknown;
}

@InputType('DuplicateEntryInput', { description: 'An entry to copy.' })
export class DuplicateEntryInput {
  @Field(() => GraphQLSafeInt, { description: 'The entry.' })
  id!: number;
}

@InputType('SortEntryInput', { description: 'Another place for an entry.' })
export class SortEntryInput {
  @Field(() => GraphQLSafeInt, { description: 'The entry.' })
  id!: number;

  @Field(() => Int, { description: 'Its place where a website sorts by it; several may have the same.' })
  sort!: number;
}

@InputType('PreviewEntryInput', { description: 'The entry to preview.' })
export class PreviewEntryInput {
  @Field(() => GraphQLSafeInt, { description: 'The entry.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'The locale; the site\'s default locale unless given.' })
  locale?: string | null;
}

@ObjectType('EntryPreview', { description: 'An entry as websites would show it, its draft included.' })
export class EntryPreviewType {
  @Field(() => GraphQLSafeInt, { description: 'The entry.' })
  id!: number;

  @Field(() => Int, { description: 'Its place where a website sorts by it.' })
  sort!: number;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'The last segment of its path.' })
  slug!: string;

  @Field(() => String, { description: 'The path it would have.' })
  path!: string;

  @Field(() => Json, { nullable: true, description: 'The values of its collection\'s fields.' })
  fields!: unknown;

  @Field(() => Json, { nullable: true, description: 'What search engines would be told.' })
  seo!: unknown;

  @Field(() => String, { description: 'The locale.' })
  locale!: string;

  @Field(() => Boolean, { description: 'Whether websites show another version, or none.' })
  hasChanges!: boolean;
}

@InputType('PublishEntryInput', { description: 'What is published of an entry.' })
export class PublishEntryInput extends PublishInput {}

@InputType('UnpublishEntryInput', { description: 'What websites show no longer of an entry.' })
export class UnpublishEntryInput {
  @Field(() => GraphQLSafeInt, { description: 'The entry.' })
  id!: number;

  @Field(() => [String], { nullable: true, description: 'The locales; every one in which it is published unless given.' })
  locales?: string[] | null;
}
