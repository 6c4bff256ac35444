import { Field, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { MOST_COUNTED } from '#subgraph-kit/counted-rows.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { DocumentKind } from '../documents/document.js';
import type { ContentStatus } from './content-match.js';

const ContentKindEnum = enumType<DocumentKind>('ContentKind', 'What has texts in the locales of a site.', { PAGE: 'A page.', ENTRY: 'An entry of a collection.' });
export const ContentStatusEnum = enumType<ContentStatus>('ContentStatus', 'Whether websites show a text.', {
  DRAFT: 'They do not.', PUBLISHED: 'They show it as it is edited.', CHANGED: 'They show an earlier version: it was edited since it was published.',
});

@ObjectType('ContentMatch', { description: 'The text of a page or an entry in a locale, as it is edited, that a search found.' })
export class ContentMatchType {
  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  documentId!: number;

  @Field(() => ContentKindEnum, { description: 'Which of the two it is.' })
  kind!: DocumentKind;

  @Field(() => GraphQLSafeInt, { description: 'Its site.' })
  siteId!: number;

  @Field(() => String, { description: 'The locale.' })
  locale!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'The last segment of its path; empty for the home page.' })
  slug!: string;

  @Field(() => ContentStatusEnum, { description: 'Whether websites show it.' })
  status!: ContentStatus;

  @Field(() => DateTime, { description: 'When it was edited last.' })
  updatedAt!: string;

  @Field(() => String, { description: 'Who edited it last.' })
  updatedBy!: string;

  @Field(() => DateTime, { nullable: true, description: 'Since when websites show it, in whatever version; null while they do not.' })
  publishedAt!: string | null;
}

/** A page of what a search found. */
export const ContentMatchConnection = connectionType(ContentMatchType, 'ContentMatch', { counted: `How many texts are found in all; null for more than ${MOST_COUNTED.toLocaleString('en')}.` });

@InputType('SearchContentFilter', { description: 'Which texts of pages and entries are searched; all conditions must match.' })
export class SearchContentFilter {
  @Field(() => String, { nullable: true, description: 'Words that the text must have in its title, slug, content or the path above it, all of them, in any capitals and with or without accents; the last may be the beginning of one, from three letters on. At most 8 words and 200 characters. All texts unless given.' })
  text?: string | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The site; all of the company, or of the workspace, unless given.' })
  siteId?: number | null;

  @Field(() => String, { nullable: true, description: 'The slug of a workspace: all its sites.' })
  workspace?: string | null;

  @Field(() => [ContentKindEnum], { nullable: true, description: 'Pages, entries or both; both unless given.' })
  kinds?: DocumentKind[] | null;

  @Field(() => [String], { nullable: true, description: 'The locales; all unless given.' })
  locales?: string[] | null;

  @Field(() => [ContentStatusEnum], { nullable: true, description: 'Any of these; all unless given.' })
  statuses?: ContentStatus[] | null;

  @Field(() => String, { nullable: true, description: 'Who edited it last.' })
  updatedBy?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Edited last at this time or later.' })
  updatedFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Edited last before this time.' })
  updatedTo?: string | null;
}
