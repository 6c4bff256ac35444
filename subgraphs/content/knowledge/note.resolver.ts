import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { ContentContext } from '../content-context.js';
import { PageType } from '../pages/page.type.js';
import { ReferencedProductType } from '../references/catalog-record.type.js';
import type { RecordKind } from './about.js';
import { ReferencedOrderType, ReferencedReturnType } from './about.type.js';
import { ContactType } from './contact.type.js';
import { createNote } from './create-note.js';
import { deleteKnowledgeNote } from './delete-knowledge-note.js';
import { requireKnowledgeReader } from './knowledge-access.js';
import { listNotes, readNote } from './list-notes.js';
import { latestOf, type Note } from './note.js';
import { CreateNoteInput, DeleteNoteInput, NoteConnection, NoteFilterInput, NoteType, UpdateNoteInput } from './note.type.js';
import { updateNote } from './update-note.js';

@Resolver(() => NoteType)
export class NoteResolver {
  @Query(() => NoteType, { nullable: true, description: 'A note of the company\'s knowledge; null when the company has none with this id.' })
  note(@Arg('id', () => ID, { description: 'The note.' }) id: string, @Ctx() { deps, call }: ContentContext) {
    return readNote(deps, call, { id });
  }

  @Query(() => NoteConnection, { description: 'The notes of the company\'s knowledge, newest first.' })
  notes(
    @Arg('filter', () => NoteFilterInput, { nullable: true, description: 'Filters the list.' }) filter: NoteFilterInput | null | undefined,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: ContentContext,
  ) {
    return listNotes(deps, call, { filter, page });
  }

  @Mutation(() => NoteType, { description: 'Write a note of the company\'s knowledge; everybody with brain.read reads it. A note of staff on an order or a return alone is addNote.' })
  createNote(@Arg('input', () => CreateNoteInput, { description: 'The note.' }) input: CreateNoteInput, @Ctx() { deps, call }: ContentContext) {
    return createNote(deps, call, input);
  }

  @Mutation(() => NoteType, { description: 'Change a note of the company\'s knowledge; answers it after the change.' })
  updateNote(@Arg('input', () => UpdateNoteInput, { description: 'The note and its changes.' }) input: UpdateNoteInput, @Ctx() { deps, call }: ContentContext) {
    return updateNote(deps, call, input);
  }

  @Mutation(() => NoteType, { description: 'Delete a note of the company\'s knowledge; answers it as it was. Notes of staff on orders and returns are deleted by deleteNote.' })
  deleteKnowledgeNote(@Arg('input', () => DeleteNoteInput, { description: 'Which note.' }) input: DeleteNoteInput, @Ctx() { deps, call }: ContentContext) {
    return deleteKnowledgeNote(deps, call, input);
  }
}

const LATEST = { description: 'The latest notes of the company\'s knowledge that are about it, newest first, up to 20; `notes` with the filter `about` lists all. Needs brain.read.' };

@Resolver(() => ReferencedOrderType)
export class NotesAboutOrderResolver {
  @FieldResolver(() => [NoteType], LATEST)
  knowledgeNotes(@Root() { id }: ReferencedOrderType, @Ctx() context: ContentContext) {
    return notesAbout(context, 'ORDER', id);
  }
}

@Resolver(() => ReferencedReturnType)
export class NotesAboutReturnResolver {
  @FieldResolver(() => [NoteType], LATEST)
  knowledgeNotes(@Root() { id }: ReferencedReturnType, @Ctx() context: ContentContext) {
    return notesAbout(context, 'RETURN', id);
  }
}

@Resolver(() => ReferencedProductType)
export class NotesAboutProductResolver {
  @FieldResolver(() => [NoteType], LATEST)
  knowledgeNotes(@Root() { id }: ReferencedProductType, @Ctx() context: ContentContext) {
    return notesAbout(context, 'PRODUCT', String(id));
  }
}

@Resolver(() => PageType)
export class NotesAboutPageResolver {
  @FieldResolver(() => [NoteType], LATEST)
  knowledgeNotes(@Root() { id }: PageType, @Ctx() context: ContentContext) {
    return notesAbout(context, 'PAGE', String(id));
  }
}

@Resolver(() => ContactType)
export class NotesAboutContactResolver {
  @FieldResolver(() => [NoteType], LATEST)
  async knowledgeNotes(@Root() { id, mergedIds }: ContactType, @Ctx() context: ContentContext) {
    return latestOf((await Promise.all([id, ...mergedIds].map((one) => notesAbout(context, 'CONTACT', one)))).flat());
  }
}

function notesAbout({ call, knowledge }: ContentContext, kind: RecordKind, id: string): Promise<readonly Note[]> {
  requireKnowledgeReader(call.principal);
  return knowledge.notesAbout(`${kind} ${id}`);
}
