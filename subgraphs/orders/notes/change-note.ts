import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findSubject } from '../subjects/find-subject.js';
import { subjectEvent } from '../subjects/subject-event.js';
import type { StaffNote } from './staff-note.js';
import { findNote } from './staff-note.store.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly id: string;
  readonly event: 'note_edited' | 'note_deleted';
}

/** Writes the change of a note; answers the note itself where nothing changed. */
type Change = (note: StaffNote, transaction: Transaction) => Promise<StaffNote | 'unchanged'>;

/** Change a note, once for a command, with its event; NOT_FOUND for one that is not there. */
export function changeNote({ database, clock, outbox }: OrdersDeps, { name, context, id, event }: Requested, change: Change): Promise<StaffNote> {
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name }, async () => {
    const note = await findNote(transaction, companyId, id.toLowerCase());
    if (!note) throw new Failure('NOT_FOUND', `No note ${id}`, { id });
    const changed = await change(note, transaction);
    if (changed === 'unchanged') return note;
    transaction.recordChange({ kind: 'staffNote', id: note.id, subject: note.subjectId, before: note, after: event === 'note_deleted' ? null : changed });
    const subject = await findSubject(transaction, companyId, note.subjectKind === 'order' ? { orderReference: note.subjectId } : { returnReference: note.subjectId });
    await outbox.append(transaction, companyId, [subjectEvent(event, subject, { cause: context, record: { noteId: note.id } })]);
    return changed;
  }));
}
