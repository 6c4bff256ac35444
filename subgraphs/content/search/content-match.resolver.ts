import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { ContentContext } from '../content-context.js';
import { EntryType } from '../entries/entry.type.js';
import { PageType } from '../pages/page.type.js';
import type { ContentMatch } from './content-match.js';
import { ContentMatchConnection, ContentMatchType, SearchContentFilter } from './content-match.type.js';
import { recordOf } from './draft-record.js';
import { searchContent } from './search-content.js';
import { snippetOf } from './snippet-of.js';

@Resolver(() => ContentMatchType)
export class ContentMatchResolver {
  @Query(() => ContentMatchConnection, { description: 'The texts of pages and entries, as they are edited, that have some words: the last edited first, each locale by itself. Without a text it lists those that the other conditions find.' })
  searchContent(@Arg('filter', () => SearchContentFilter, { description: 'What is searched for, and where.' }) filter: SearchContentFilter, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext) {
    return searchContent(deps, call, { filter, page });
  }

  @FieldResolver(() => String, { nullable: true, description: 'The content around the first of the words, about 200 characters on one line; null where they are in the title, the slug or the path alone.' })
  async snippet(@Root() { documentId, locale, words }: ContentMatch, @Ctx() { load }: ContentContext) {
    return words.length === 0 ? null : snippetOf(await load.draftTexts(recordOf(documentId, locale)), words);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Where websites find it; null while it is not published.' })
  async path(@Root() { documentId, locale }: ContentMatch, @Ctx() { load }: ContentContext) {
    return (await load.paths(documentId)).find((known) => known.locale === locale)?.path ?? null;
  }

  @FieldResolver(() => PageType, { nullable: true, description: 'The page; null of an entry.' })
  page(@Root() { kind, documentId }: ContentMatch, @Ctx() { load }: ContentContext) {
    return kind === 'PAGE' ? load.documents(documentId) : null;
  }

  @FieldResolver(() => EntryType, { nullable: true, description: 'The entry; null of a page.' })
  entry(@Root() { kind, documentId }: ContentMatch, @Ctx() { load }: ContentContext) {
    return kind === 'ENTRY' ? load.documents(documentId) : null;
  }
}
