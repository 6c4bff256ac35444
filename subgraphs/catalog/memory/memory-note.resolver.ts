import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { forgetNote } from './forget-note.js';
import { forgetPeople } from './forget-people.js';
import { ForgetNoteInput, MemoryNoteConnection, MemoryNoteFilter, MemoryNoteType, RememberNoteInput } from './memory-note.type.js';
import { recallNotes } from './recall-notes.js';
import { rememberNote } from './remember-note.js';

@Resolver(() => MemoryNoteType)
export class MemoryNoteResolver {
  @Query(() => MemoryNoteConnection, { description: 'The notes that the caller keeps and those that are shared in the company, newest first.' })
  memoryNotes(
    @Arg('filter', () => MemoryNoteFilter, { nullable: true, description: 'Filters the list.' }) filter: MemoryNoteFilter | null | undefined,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: CatalogContext,
  ) {
    return recallNotes(deps, call, { filter, page });
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller keeps it.' })
  isOwn(@Root() { userId }: MemoryNoteType, @Ctx() { call: { principal } }: CatalogContext) {
    return userId === principal.userId;
  }

  @Mutation(() => MemoryNoteType, { description: 'Keep a note, for oneself or for everybody in the company who reads the catalog. A person keeps up to 1,000; a full memory refuses further ones.' })
  rememberNote(@Arg('input', () => RememberNoteInput, { description: 'The note.' }) input: RememberNoteInput, @Ctx() { deps, call }: CatalogContext) {
    return rememberNote(deps, call, input);
  }

  @Mutation(() => MemoryNoteType, { description: 'Delete a note of one\'s own, or with catalog.manage one that somebody else shares; answers it as it was.' })
  forgetNote(@Arg('input', () => ForgetNoteInput, { description: 'Which note.' }) input: ForgetNoteInput, @Ctx() { deps, call }: CatalogContext) {
    return forgetNote(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Delete every note of people who left the company. Returns how many there were.' })
  forgetPeople(@Arg('userIds', () => [ID], { description: 'The people.' }) userIds: string[], @Ctx() { deps, call }: CatalogContext) {
    return forgetPeople(deps, call, { userIds });
  }
}
