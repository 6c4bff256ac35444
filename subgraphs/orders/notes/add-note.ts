import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findSubject } from '../subjects/find-subject.js';
import { subjectEvent } from '../subjects/subject-event.js';
import type { NamedSubject } from '../subjects/subject.js';
import { checkNote } from './check-note.js';
import type { StaffNote } from './staff-note.js';
import { insertNote } from './staff-note.store.js';

/** Add a note to an order or return. */
export function addNote({ database, ids, clock, outbox }: OrdersDeps, context: CallContext, { text, ...named }: NamedSubject & { text: string }): Promise<StaffNote> {
  requirePermission(context.principal, 'commerce.write');
  checkNote(text);
  const { companyId, actor } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'addNote' }, async () => {
    const subject = await findSubject(transaction, companyId, named);
    const note: StaffNote = { id: ids.next(), subjectId: subject.id, subjectKind: subject.kind, author: actor, text, createdAt: instant(clock), editedAt: null, editedBy: null, version: 1 };
    await insertNote(transaction, companyId, note);
    transaction.recordChange({ kind: 'staffNote', id: note.id, subject: subject.id, before: null, after: note });
    await outbox.append(transaction, companyId, [subjectEvent('note_added', subject, { cause: context, record: { noteId: note.id } })]);
    return note;
  }));
}
