import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { CollectionType } from '../collections/collection.type.js';
import type { ContentContext } from '../content-context.js';
import { deleteDocument } from '../documents/delete-document.js';
import { deleteText } from '../documents/delete-text.js';
import type { ContentDocument } from '../documents/document.js';
import { publishDocument } from '../documents/publish-document.js';
import { saveDraft } from '../documents/save-draft.js';
import { translationResolver } from '../documents/translation.resolver.js';
import { DeleteTextInput, EntryTranslationType } from '../documents/translation.type.js';
import { unpublishDocument } from '../documents/unpublish-document.js';
import { createEntry } from './create-entry.js';
import { duplicateEntry } from './duplicate-entry.js';
import { CreateEntryInput, DuplicateEntryInput, EntryConnection, EntryFilterInput, EntryPreviewType, EntryType, PreviewEntryInput, PublishEntryInput, SaveEntryDraftInput, SortEntryInput, UnpublishEntryInput } from './entry.type.js';
import { listEntries, readEntry } from './list-entries.js';
import { previewEntry } from './preview-entry.js';
import { sortEntry } from './sort-entry.js';

const ID = { description: 'The entry.' };

@Resolver(() => EntryType)
export class EntryResolver {
  @Query(() => EntryType, { nullable: true, description: 'One entry; null when the company has none with this id.' })
  entry(@Arg('id', () => GraphQLSafeInt, ID) id: number, @Ctx() { deps, call }: ContentContext) {
    return readEntry(deps, call, id);
  }

  @Query(() => EntryConnection, { description: 'The entries of a collection, the last changed first. NOT_FOUND for a collection that the company does not have.' })
  entries(
    @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext, @Arg('collectionId', () => GraphQLSafeInt, { description: 'The collection.' }) collectionId: number,
    @Arg('filter', () => EntryFilterInput, { nullable: true, description: 'Which of them; all unless given.' }) filter?: EntryFilterInput | null,
  ) {
    return listEntries(deps, call, { collectionId, filter, page });
  }

  @Query(() => EntryPreviewType, { nullable: true, description: 'An entry as websites would show it if its draft were published; null where there is none, or it has no text in the locale.' })
  previewEntry(@Arg('input', () => PreviewEntryInput, ID) input: PreviewEntryInput, @Ctx() { deps, call }: ContentContext) {
    return previewEntry(deps, call, input);
  }

  @FieldResolver(() => CollectionType, { description: 'Its collection.' })
  collection(@Root() { collectionId }: ContentDocument, @Ctx() { load }: ContentContext) {
    return load.collections(collectionId ?? 0);
  }

  @FieldResolver(() => [EntryTranslationType], { description: 'Its texts, by locale.' })
  translations(@Root() { id }: ContentDocument, @Ctx() { load }: ContentContext) {
    return load.translations(id);
  }

  @Mutation(() => EntryType, { description: 'Create an entry with its first text. Websites show it once it is published.' })
  createEntry(@Arg('input', () => CreateEntryInput, { description: 'The entry.' }) { fields, ...input }: CreateEntryInput, @Ctx() { deps, call }: ContentContext) {
    return createEntry(deps, call, { ...input, content: fields });
  }

  @Mutation(() => EntryType, { description: 'Copy an entry in its collection with its drafts in each locale of the site, under slugs of its own (-copy, -copy-2). Websites show nothing of it until it is published. Returns the copy.' })
  duplicateEntry(@Arg('input', () => DuplicateEntryInput, { description: 'The entry.' }) input: DuplicateEntryInput, @Ctx() { deps, call }: ContentContext) {
    return duplicateEntry(deps, call, input);
  }

  @Mutation(() => EntryType, { description: 'Save the text of an entry in a locale as a draft. Idempotent. Websites show it once it is published.' })
  saveEntryDraft(@Arg('input', () => SaveEntryDraftInput, { description: 'The text.' }) { fields, ...input }: SaveEntryDraftInput, @Ctx() { deps, call }: ContentContext) {
    return saveDraft(deps, call, { kind: 'ENTRY', ...input, content: fields });
  }

  @Mutation(() => EntryType, { description: 'Give an entry another place where a website sorts by it; websites read it once its texts are published. Idempotent.' })
  sortEntry(@Arg('input', () => SortEntryInput, { description: 'The place.' }) input: SortEntryInput, @Ctx() { deps, call }: ContentContext) {
    return sortEntry(deps, call, input);
  }

  @Mutation(() => EntryType, { description: 'Delete the text of an entry in a locale, with its versions. It must not be published there, nor be the only one.' })
  deleteEntryText(@Arg('input', () => DeleteTextInput, { description: 'The text.' }) { id, locale }: DeleteTextInput, @Ctx() { deps, call }: ContentContext) {
    return deleteText(deps, call, { kind: 'ENTRY', id, locale });
  }

  @Mutation(() => EntryType, { description: 'Publish the drafts of an entry, all or none. With a changed slug a redirect stays at the path that was left.' })
  publishEntry(@Arg('input', () => PublishEntryInput, { description: 'What is published.' }) input: PublishEntryInput, @Ctx() { deps, call }: ContentContext) {
    return publishDocument(deps, call, { kind: 'ENTRY', input });
  }

  @Mutation(() => EntryType, { description: 'Take an entry out of what websites show; its drafts stay. What leads to it stays as it is and leads nowhere then: ask contentUsage before, or brokenLinks after.' })
  unpublishEntry(@Arg('input', () => UnpublishEntryInput, { description: 'What is taken out.' }) input: UnpublishEntryInput, @Ctx() { deps, call }: ContentContext) {
    return unpublishDocument(deps, call, { kind: 'ENTRY', input });
  }

  @Mutation(() => EntryType, { description: 'Delete an entry with its drafts and the redirects to it. What else leads to it stays as it is and leads nowhere then: ask contentUsage before, or brokenLinks after. Returns what it was.' })
  deleteEntry(@Arg('id', () => GraphQLSafeInt, ID) id: number, @Ctx() { deps, call }: ContentContext) {
    return deleteDocument(deps, call, { kind: 'ENTRY', id });
  }
}

/** The resolver of what entries say in a locale. */
export const EntryTranslationResolver = translationResolver(EntryTranslationType, { name: 'fields', description: 'The values of its collection\'s fields, by their keys.' });
