import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { ContentContext } from '../content-context.js';
import { EntryType } from '../entries/entry.type.js';
import { PageType } from '../pages/page.type.js';
import { DocumentOutcomesType, DocumentOutcomeType, PublishDocumentsInput, toOutcomes, UnpublishDocumentsInput } from './publication.type.js';
import { publishDocuments, unpublishDocuments } from './publish-documents.js';
import { publishTogether } from './publish-together.js';

@Resolver(() => DocumentOutcomeType)
export class PublicationResolver {
  @FieldResolver(() => PageType, { nullable: true, description: 'The page after the change; null of an entry, and where it was refused.' })
  page(@Root() { document }: DocumentOutcomeType) {
    return document?.kind === 'PAGE' ? document : null;
  }

  @FieldResolver(() => EntryType, { nullable: true, description: 'The entry after the change; null of a page, and where it was refused.' })
  entry(@Root() { document }: DocumentOutcomeType) {
    return document?.kind === 'ENTRY' ? document : null;
  }

  @Mutation(() => DocumentOutcomesType, { description: 'Publish several pages and entries, each as publishPage and publishEntry do: what one refuses changes nothing for the others, unless they are published together.' })
  async publishDocuments(@Arg('input', () => PublishDocumentsInput, { description: 'What is published.' }) input: PublishDocumentsInput, @Ctx() { deps, call }: ContentContext) {
    return toOutcomes(await (input.together === true ? publishTogether : publishDocuments)(deps, call, input));
  }

  @Mutation(() => DocumentOutcomesType, { description: 'Take several pages and entries out of what websites show, each as unpublishPage and unpublishEntry do: what one refuses changes nothing for the others.' })
  async unpublishDocuments(@Arg('input', () => UnpublishDocumentsInput, { description: 'What is taken out.' }) input: UnpublishDocumentsInput, @Ctx() { deps, call }: ContentContext) {
    return toOutcomes(await unpublishDocuments(deps, call, input));
  }
}
