import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Json } from '#subgraph-kit/scalars.js';
import type { ContentContext } from '../content-context.js';
import { deleteDocument } from '../documents/delete-document.js';
import { deleteText } from '../documents/delete-text.js';
import type { ContentDocument } from '../documents/document.js';
import { publishDocument } from '../documents/publish-document.js';
import { saveDraft } from '../documents/save-draft.js';
import { translationResolver } from '../documents/translation.resolver.js';
import { DeleteTextInput, PageTranslationType } from '../documents/translation.type.js';
import { unpublishDocument } from '../documents/unpublish-document.js';
import { SiteType } from '../sites/site.type.js';
import { changePageTemplate } from './change-template.js';
import { createPage } from './create-page.js';
import { duplicatePage } from './duplicate-page.js';
import { exchangePlaces } from './exchange-places.js';
import { listPages, readPage } from './list-pages.js';
import { movePage } from './move-page.js';
import { ChangePageTemplateInput, CreatePageInput, DuplicatePageInput, MovePageInput, PagePreviewType, PageType, PreviewPageInput, PublishPageInput, SavePageDraftInput, SetHomePageInput, UnpublishPageInput } from './page.type.js';
import { previewPage } from './preview-page.js';
import { setHomePage } from './set-home-page.js';

const ID = { description: 'The page.' };

@Resolver(() => PageType)
export class PageResolver {
  @Query(() => PageType, { nullable: true, description: 'One page; null when the company has none with this id.' })
  page(@Arg('id', () => GraphQLSafeInt, ID) id: number, @Ctx() { deps, call }: ContentContext) {
    return readPage(deps, call, id);
  }

  @Query(() => [PageType], { description: 'The pages of a site below another, or at the root, in their order. NOT_FOUND for a site or a page above that the company does not have.' })
  pages(
    @Ctx() { deps, call }: ContentContext, @Arg('siteId', () => GraphQLSafeInt, { description: 'The site.' }) siteId: number,
    @Arg('parentId', () => GraphQLSafeInt, { nullable: true, description: 'The page above; the root unless given.' }) parentId?: number,
  ) {
    return listPages(deps, call, { siteId, parentId: parentId ?? null });
  }

  @Query(() => PagePreviewType, { nullable: true, description: 'A page as websites would show it if every draft were published; null where there is none, or it has no text in the locale.' })
  previewPage(@Arg('input', () => PreviewPageInput, { description: 'The page.' }) input: PreviewPageInput, @Ctx() { deps, call }: ContentContext) {
    return previewPage(deps, call, input);
  }

  @FieldResolver(() => SiteType, { description: 'Its site.' })
  site(@Root() page: ContentDocument, @Ctx() { load }: ContentContext) {
    return load.sites(page.siteId);
  }

  @FieldResolver(() => Json, { nullable: true, description: 'The types of blocks of its template as one value: a list of {key, label, fields}, groups with the fields in them to any depth, for forms that are made of them. Null where the template is damaged.' })
  async blockTypes(@Root() { siteId, template }: ContentDocument, @Ctx() { load }: ContentContext) {
    const known = (await load.templatesOf(siteId)).find(({ key }) => key === template);
    return known === undefined || known.isDamaged === true ? null : known.blocks;
  }

  @FieldResolver(() => PageType, { nullable: true, description: 'The page above it; null at the root.' })
  parent(@Root() { parentId }: ContentDocument, @Ctx() { load }: ContentContext) {
    return parentId === null ? null : load.documents(parentId);
  }

  @FieldResolver(() => [PageType], { description: 'The pages below it, in their order.' })
  children(@Root() page: ContentDocument, @Ctx() { load }: ContentContext) {
    return load.children(page);
  }

  @FieldResolver(() => [PageTranslationType], { description: 'Its texts, by locale.' })
  translations(@Root() { id }: ContentDocument, @Ctx() { load }: ContentContext) {
    return load.translations(id);
  }

  @Mutation(() => PageType, { description: 'Create a page with its first text. Websites show it once it is published.' })
  createPage(@Arg('input', () => CreatePageInput, { description: 'The page.' }) { blocks, ...input }: CreatePageInput, @Ctx() { deps, call }: ContentContext) {
    return createPage(deps, call, { ...input, content: blocks });
  }

  @Mutation(() => PageType, { description: 'Copy a page beside itself with its drafts in each locale of the site, under slugs of its own (-copy, -copy-2). Up to 100 pages whose texts have up to 5 MB are copied at once. Websites show nothing of it until it is published. Returns the copy.' })
  duplicatePage(@Arg('input', () => DuplicatePageInput, { description: 'The page.' }) input: DuplicatePageInput, @Ctx() { deps, call }: ContentContext) {
    return duplicatePage(deps, call, input);
  }

  @Mutation(() => PageType, { description: 'Save the text of a page in a locale as a draft. Idempotent. Websites show it once it is published.' })
  savePageDraft(@Arg('input', () => SavePageDraftInput, { description: 'The text.' }) { blocks, ...input }: SavePageDraftInput, @Ctx() { deps, call }: ContentContext) {
    return saveDraft(deps, call, { kind: 'PAGE', ...input, content: blocks });
  }

  @Mutation(() => PageType, { description: 'Give a page another template, which its drafts must fit; websites show it once they are published. Idempotent.' })
  changePageTemplate(@Arg('input', () => ChangePageTemplateInput, { description: 'The template.' }) input: ChangePageTemplateInput, @Ctx() { deps, call }: ContentContext) {
    return changePageTemplate(deps, call, input);
  }

  @Mutation(() => PageType, { description: 'Delete the text of a page in a locale, with its versions. It must not be published there, nor be the only one.' })
  deletePageText(@Arg('input', () => DeleteTextInput, { description: 'The text.' }) { id, locale }: DeleteTextInput, @Ctx() { deps, call }: ContentContext) {
    return deleteText(deps, call, { kind: 'PAGE', id, locale });
  }

  @Mutation(() => PageType, { description: 'Move a page with everything below it, for editors and websites alike, in every locale at once; redirects stay at the paths that were left.' })
  movePage(@Arg('input', () => MovePageInput, { description: 'Where to.' }) input: MovePageInput, @Ctx() { deps, call }: ContentContext) {
    return input.exchangeWith == null ? movePage(deps, call, input) : exchangePlaces(deps, call, input);
  }

  @Mutation(() => PageType, { description: 'Make a page the home page of its site, for editors and websites at once; it goes to the root, and the page that was it stays there with a slug of its own. Redirects stay at the paths that were left. Idempotent.' })
  setHomePage(@Arg('input', () => SetHomePageInput, { description: 'The page.' }) input: SetHomePageInput, @Ctx() { deps, call }: ContentContext) {
    return setHomePage(deps, call, input);
  }

  @Mutation(() => PageType, { description: 'Publish the drafts of a page, all or none. With a changed slug it moves together with everything below it, and redirects stay at the paths that were left.' })
  publishPage(@Arg('input', () => PublishPageInput, { description: 'What is published.' }) input: PublishPageInput, @Ctx() { deps, call }: ContentContext) {
    return publishDocument(deps, call, { kind: 'PAGE', input });
  }

  @Mutation(() => PageType, { description: 'Take a page out of what websites show; its drafts stay. What leads to it stays as it is and leads nowhere then: ask contentUsage before, or brokenLinks after.' })
  unpublishPage(@Arg('input', () => UnpublishPageInput, { description: 'What is taken out.' }) input: UnpublishPageInput, @Ctx() { deps, call }: ContentContext) {
    return unpublishDocument(deps, call, { kind: 'PAGE', input });
  }

  @Mutation(() => PageType, { description: 'Delete a page that has none below it, with its drafts and the redirects to it. What else leads to it stays as it is and leads nowhere then: ask contentUsage before, or brokenLinks after. Returns what it was.' })
  deletePage(@Arg('id', () => GraphQLSafeInt, ID) id: number, @Ctx() { deps, call }: ContentContext) {
    return deleteDocument(deps, call, { kind: 'PAGE', id });
  }
}

/** The resolver of what pages say in a locale. */
export const PageTranslationResolver = translationResolver(PageTranslationType, { name: 'blocks', description: 'Its blocks: a list of {id, type} with the fields of their type.' });
