import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { AssetType } from '../assets/asset.type.js';
import type { ContentContext } from '../content-context.js';
import type { ContentDocument, DocumentKind } from '../documents/document.js';
import { EntryType } from '../entries/entry.type.js';
import type { ReferenceKind } from '../fields/references-in.js';
import { PageType } from '../pages/page.type.js';
import { ReferencedCategoryType, ReferencedProductType } from './catalog-record.type.js';
import type { ContentReference, ReferenceState } from './content-reference.js';
import { ContentReferenceConnection, ContentReferenceType, ReferenceKindEnum, ReferenceStateEnum } from './content-reference.type.js';
import { listBroken, listUsage } from './list-references.js';

@Resolver(() => ContentReferenceType)
export class ContentReferenceResolver {
  @Query(() => ContentReferenceConnection, { description: 'What refers to an asset, a page, an entry, a product or a category, by document: drafts, and what websites read; menus and redirects are fields of their own. Texts that link to a page or an entry by a path where it is published are among it (kind LINK). Ask it before something is deleted or taken out; of what was deleted it lists what still leads there by number.' })
  contentUsage(
    @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext,
    @Arg('kind', () => ReferenceKindEnum, { description: 'What it is.' }) kind: ReferenceKind, @Arg('id', () => ID, { description: 'The id of the asset, or the number of the record.' }) id: string,
  ) {
    return listUsage(deps, call, { kind, target: id, page });
  }

  @Query(() => ContentReferenceConnection, { description: 'The references of a site that its website cannot follow: to assets, pages and entries that do not exist or are not published, and to paths that nothing answers; those of its menus and redirects are fields of their own. NOT_FOUND for a site that the company does not have. Addresses elsewhere are not asked.' })
  brokenLinks(
    @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext,
    @Arg('siteId', () => GraphQLSafeInt, { description: 'The site.' }) siteId: number,
    @Arg('locale', () => String, { nullable: true, description: 'Only in texts of this locale.' }) locale?: string | null,
    @Arg('state', () => ReferenceStateEnum, { nullable: true, description: 'Only in drafts, or only in what websites read.' }) state?: ReferenceState | null,
  ) {
    return listBroken(deps, call, { siteId, locale, state, page });
  }

  @FieldResolver(() => String, { nullable: true, description: 'The title of the text that refers to it, as it is edited.' })
  async title(@Root() { documentId, locale }: ContentReference, @Ctx() { load }: ContentContext) {
    return (await load.translations(documentId)).find((text) => text.locale === locale)?.title ?? null;
  }

  @FieldResolver(() => PageType, { nullable: true, description: 'The page it refers to.' })
  page(@Root() reference: ContentReference, @Ctx() context: ContentContext) {
    return documentOf(reference, context, 'PAGE');
  }

  @FieldResolver(() => EntryType, { nullable: true, description: 'The entry it refers to.' })
  entry(@Root() reference: ContentReference, @Ctx() context: ContentContext) {
    return documentOf(reference, context, 'ENTRY');
  }

  @FieldResolver(() => AssetType, { nullable: true, description: 'The image it refers to.' })
  asset(@Root() { kind, target }: ContentReference, @Ctx() { load }: ContentContext) {
    return kind === 'ASSET' ? load.assets(target) : null;
  }

  @FieldResolver(() => ReferencedProductType, { nullable: true, description: 'The product it refers to; null where the catalog has none with this number any more.' })
  product(@Root() { kind, target }: ContentReference) {
    return kind === 'PRODUCT' ? { id: Number(target) } : null;
  }

  @FieldResolver(() => ReferencedCategoryType, { nullable: true, description: 'The category it refers to; null where the catalog has none with this number any more.' })
  category(@Root() { kind, target }: ContentReference) {
    return kind === 'CATEGORY' ? { id: Number(target) } : null;
  }
}

const documentOf = ({ kind, target, problem }: ContentReference, { load }: ContentContext, asked: DocumentKind): Promise<ContentDocument | null> | null =>
  (kind === asked && problem !== 'MISSING' ? load.documents(Number(target)) : null);
