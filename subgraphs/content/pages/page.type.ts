import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import { FirstDraftInput, PublishInput, SaveDraftInput } from '../documents/translation.type.js';

@ObjectType('Page', { description: 'A page of a site, with its texts in each locale.' })
export class PageType {
  @Field(() => GraphQLSafeInt, { description: 'Counts pages and entries from 1 in each company.' })
  id!: number;

  @Field(() => String, { description: 'The key of its template.' })
  template!: string;

  @Field(() => Boolean, { description: 'Whether it is the home page of its site.' })
  isHome!: boolean;

  @Field(() => Int, { description: 'Its place among its siblings.' })
  sort!: number;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: string;
}

const BLOCKS = { nullable: true, description: 'Its blocks: a list of {id, type} with the fields of their type, at most 500; null for none.' };

@InputType('CreatePageInput', { description: 'A new page with its first text.' })
export class CreatePageInput extends FirstDraftInput {
  @Field(() => GraphQLSafeInt, { description: 'Its site.' })
  siteId!: number;

  @Field(() => String, { description: 'The key of its template.' })
  template!: string;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The page below which it is; at the root unless given.' })
  parentId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is the home page, which has the path / and no slug; false unless given.' })
  isHome?: boolean | null;

  @Field(() => Json, BLOCKS)
  blocks?: unknown;
}

@InputType('SavePageDraftInput', { description: 'Changes to the text of a page in a locale; what is absent keeps its value.' })
export class SavePageDraftInput extends SaveDraftInput {
  @Field(() => Json, BLOCKS)
  blocks?: unknown;
}

@InputType('MovePageInput', { description: 'Where a page is to be.' })
export class MovePageInput {
  @Field(() => GraphQLSafeInt, { description: 'The page.' })
  id!: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The page below which it is to be, null for the root; where it is unless given.' })
  parentId?: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The sibling there in front of which it is to be; behind all others unless given.' })
  before?: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The page with which it exchanges its place, each with what is below it, in one step: not beside parentId and before.' })
  exchangeWith?: number | null;
}

@InputType('LocaleSlugInput', { description: 'A slug in a locale.' })
class LocaleSlugInput {
  @Field(() => String, { description: 'The locale.' })
  locale!: string;

  @Field(() => String, { description: 'The last segment of the path there: lower-case letters and digits joined by hyphens, at most 120, in any alphabet.' })
  slug!: string;
}

@InputType('SetHomePageInput', { description: 'Which page is the home page of its site from now on.' })
export class SetHomePageInput {
  @Field(() => GraphQLSafeInt, { description: 'The page, with none below it.' })
  id!: number;

  @Field(() => [LocaleSlugInput], { nullable: true, description: 'Slugs of the page that is the home page until now, which has none; in locales without one they are made of its titles.' })
  formerSlugs?: LocaleSlugInput[] | null;

  @Field(() => Int, { nullable: true, description: 'The version of its site that was read: where the site was changed since, or another page made its home page, the call is CONFLICT. Not compared unless given.' })
  version?: number | null;
}

@InputType('DuplicatePageInput', { description: 'A page to copy.' })
export class DuplicatePageInput {
  @Field(() => GraphQLSafeInt, { description: 'The page.' })
  id!: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether the pages below it are copied too, 100 in all; false unless given.' })
  withDescendants?: boolean | null;
}

@InputType('ChangePageTemplateInput', { description: 'Another template for a page.' })
export class ChangePageTemplateInput {
  @Field(() => GraphQLSafeInt, { description: 'The page.' })
  id!: number;

  @Field(() => String, { description: 'The key of the template.' })
  template!: string;
}

@InputType('PublishPageInput', { description: 'What is published of a page.' })
export class PublishPageInput extends PublishInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether the pages above it that websites do not show in these locales are published first, as they are edited; while there are any, it is refused otherwise.' })
  withAncestors?: boolean | null;
}

@InputType('UnpublishPageInput', { description: 'What websites show no longer of a page.' })
export class UnpublishPageInput {
  @Field(() => GraphQLSafeInt, { description: 'The page.' })
  id!: number;

  @Field(() => [String], { nullable: true, description: 'The locales; every one in which it is published unless given.' })
  locales?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the pages below it go too; while there are any, it is refused otherwise.' })
  withDescendants?: boolean | null;
}

@ObjectType('PagePreview', { description: 'A page as websites would show it, drafts included.' })
export class PagePreviewType {
  @Field(() => GraphQLSafeInt, { description: 'The page.' })
  id!: number;

  @Field(() => String, { description: 'The key of its template.' })
  template!: string;

  @Field(() => Boolean, { description: 'Whether it is the home page.' })
  isHome!: boolean;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'The last segment of its path.' })
  slug!: string;

  @Field(() => String, { description: 'The path it would have.' })
  path!: string;

  @Field(() => Json, { nullable: true, description: 'Its blocks.' })
  blocks!: unknown;

  @Field(() => Json, { nullable: true, description: 'What search engines would be told.' })
  seo!: unknown;

  @Field(() => String, { description: 'The locale.' })
  locale!: string;

  @Field(() => Boolean, { description: 'Whether websites show another version, or none.' })
  hasChanges!: boolean;
}

@InputType('PreviewPageInput', { description: 'The page to preview: by its id, or by its path.' })
export class PreviewPageInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The page.' })
  id?: number | null;

  @Field(() => String, { nullable: true, description: 'Its path by the slugs of drafts; / is the home page.' })
  path?: string | null;

  @Field(() => String, { nullable: true, description: 'The locale; the site\'s default locale unless given.' })
  locale?: string | null;
}
