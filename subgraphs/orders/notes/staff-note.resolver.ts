import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { OrderType } from '../ordering/order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { ReturnRecordType } from '../returns/return.type.js';
import { addNote } from './add-note.js';
import { deleteNote } from './delete-note.js';
import { editNote } from './edit-note.js';
import { listNotes } from './list-notes.js';
import { AddNoteInput, DeleteNoteInput, EditNoteInput, StaffNoteConnection, StaffNoteType } from './staff-note.type.js';

const NOTES = { description: 'Notes of staff on it, oldest first.' };

@Resolver()
export class NotesResolver {
  @Mutation(() => StaffNoteType, { description: 'Add a note to an order or return, for the company\'s people alone.' })
  addNote(@Arg('input', () => AddNoteInput, { description: 'The note.' }) input: AddNoteInput, @Ctx() { deps, call }: OrdersContext) {
    return addNote(deps, call, input);
  }

  @Mutation(() => StaffNoteType, { description: 'Replace the text of a note.' })
  editNote(@Arg('input', () => EditNoteInput, { description: 'The note and its new text.' }) input: EditNoteInput, @Ctx() { deps, call }: OrdersContext) {
    return editNote(deps, call, input);
  }

  @Mutation(() => StaffNoteType, { description: 'Remove a note; answers it as it was.' })
  deleteNote(@Arg('input', () => DeleteNoteInput, { description: 'Which note.' }) input: DeleteNoteInput, @Ctx() { deps, call }: OrdersContext) {
    return deleteNote(deps, call, input);
  }
}

@Resolver(() => OrderType)
export class NotesOfOrderResolver {
  @FieldResolver(() => StaffNoteConnection, NOTES)
  staffNotes(@Root() { id }: OrderType, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: OrdersContext) {
    return listNotes(deps, call, { subjectId: id, page });
  }
}

@Resolver(() => ReturnRecordType)
export class NotesOfReturnResolver {
  @FieldResolver(() => StaffNoteConnection, NOTES)
  staffNotes(@Root() { id }: ReturnRecordType, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: OrdersContext) {
    return listNotes(deps, call, { subjectId: id, page });
  }
}
