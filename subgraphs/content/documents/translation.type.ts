import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { DateTime, Json } from '#subgraph-kit/scalars.js';

@ObjectType()
abstract class TranslationType {
  @Field(() => String, { description: 'The language tag: it.' })
  locale!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'The last segment of its path; empty for the home page.' })
  slug!: string;

  @Field(() => Json, { nullable: true, description: 'What search engines are told: an object of texts, numbers and switches.' })
  seo!: unknown;

  @Field(() => Int, { description: 'Counts its edits; send it with the next one, so that nobody\'s edit is overwritten.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it was edited last.' })
  updatedAt!: string;

  @Field(() => String, { description: 'Who edited it last.' })
  updatedBy!: string;

  @Field(() => DateTime, { nullable: true, description: 'Since when websites show it, in whatever version; null while they do not.' })
  publishedAt!: string | null;
}

@ObjectType('PageTranslation', { description: 'The texts of a page in a locale, as they are edited.' })
export class PageTranslationType extends TranslationType {}

@ObjectType('EntryTranslation', { description: 'The texts of an entry in a locale, as they are edited.' })
export class EntryTranslationType extends TranslationType {}

@InputType()
export abstract class FirstDraftInput {
  @Field(() => String, { nullable: true, description: 'The locale of its first text; the site\'s default locale unless given.' })
  locale?: string | null;

  @Field(() => String, { description: 'Its title, at most 300 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'The last segment of its path: lower-case letters and digits joined by hyphens, at most 120, in any alphabet; made of the title unless given.' })
  slug?: string | null;

  @Field(() => Json, { nullable: true, description: 'What search engines are told: up to 20 texts, numbers and switches.' })
  seo?: unknown;
}

@InputType()
export abstract class SaveDraftInput {
  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  id!: number;

  @Field(() => String, { description: 'The locale, new or known.' })
  locale!: string;

  @Field(() => String, { nullable: true, description: 'Its title, at most 300 characters; required in a new locale.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'The last segment of its path; in a new locale made of the title unless given.' })
  slug?: string | null;

  @Field(() => Json, { nullable: true, description: 'What search engines are told; null for nothing.' })
  seo?: unknown;

  @Field(() => Int, { nullable: true, description: 'The version that was edited: where another was saved since, the call is CONFLICT and says whose. 0 for a new locale. Not compared unless given.' })
  version?: number | null;
}

@InputType('DeleteTextInput', { description: 'A text of a page or an entry.' })
export class DeleteTextInput {
  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  id!: number;

  @Field(() => String, { description: 'The locale of the text.' })
  locale!: string;
}

@InputType()
export abstract class PublishInput {
  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  id!: number;

  @Field(() => [String], { nullable: true, description: 'The locales; every one whose draft changed unless given.' })
  locales?: string[] | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was published first, for what is brought along from elsewhere; now unless given.' })
  publishedAt?: string | null;
}
