import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, type ClassType } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { Json } from '#subgraph-kit/scalars.js';
import type { ContentContext } from '../content-context.js';
import type { Translation } from '../documents/document.js';
import { compareVersions } from './compare-versions.js';
import { listVersions, readVersion } from './list-versions.js';
import { restoreVersion } from './restore-version.js';
import type { ContentVersion } from './version.js';
import { ContentVersionConnection, ContentVersionInput, ContentVersionType, RestoreVersionInput, VersionDiffInput, VersionDiffType } from './version.type.js';

@Resolver(() => ContentVersionType)
export class VersionResolver {
  @Query(() => ContentVersionType, { nullable: true, description: 'A version of the text of a page or an entry; null where there is none, or it is kept no longer.' })
  contentVersion(@Arg('input', () => ContentVersionInput, { description: 'The version.' }) input: ContentVersionInput, @Ctx() { deps, call }: ContentContext) {
    return readVersion(deps, call, input);
  }

  @Query(() => VersionDiffType, { description: 'What is different between two versions of the text of a page or an entry.' })
  versionDiff(@Arg('input', () => VersionDiffInput, { description: 'The versions.' }) input: VersionDiffInput, @Ctx() { deps, call }: ContentContext) {
    return compareVersions(deps, call, input);
  }

  @Mutation(() => ContentVersionType, { description: 'Save an old version of the text of a page or an entry as its draft. What does not fit the fields of today is refused, with its paths. Returns the version that is the draft from then on.' })
  restoreVersion(@Arg('input', () => RestoreVersionInput, { description: 'The version.' }) input: RestoreVersionInput, @Ctx() { deps, call }: ContentContext) {
    return restoreVersion(deps, call, input);
  }

  @FieldResolver(() => Json, { nullable: true, description: 'The blocks of a page, the fields of an entry, as they were saved.' })
  async content(@Root() version: ContentVersion, @Ctx() { load }: ContentContext) {
    return (await load.versionDrafts(version))?.content ?? null;
  }

  @FieldResolver(() => Json, { nullable: true, description: 'What search engines were to be told.' })
  async seo(@Root() version: ContentVersion, @Ctx() { load }: ContentContext) {
    return (await load.versionDrafts(version))?.seo ?? null;
  }
}

/** The resolver of the versions of pages' texts, or of entries'. */
export function versionsResolver(type: ClassType): ClassType {
  @Resolver(() => type)
  class VersionsResolver {
    @FieldResolver(() => ContentVersionConnection, { description: 'Its versions, the newest first: the last 100, and the one that websites show.' })
    versions(@Root() { documentId, locale }: Translation, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext) {
      return listVersions(deps, call, { documentId, locale, page });
    }
  }
  return VersionsResolver;
}
