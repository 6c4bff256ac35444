import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { requireKnowledgeWriter } from './knowledge-access.js';
import type { Note } from './note.js';
import { removeNote } from './note.store.js';
import { requireNote } from './update-note.js';

/** Delete a note; answers it as it was. Throws NOT_FOUND. */
export function deleteKnowledgeNote({ database, clock }: ContentDeps, context: CallContext, { id }: { readonly id: string }): Promise<Note> {
  const { companyId } = context.principal;
  requireKnowledgeWriter(context.principal);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'deleteKnowledgeNote' }, async () => {
    const note = await requireNote(transaction, companyId, id);
    await removeNote(transaction, companyId, note);
    transaction.recordChange({ kind: 'note', id: note.id, before: note, after: null });
    return note;
  }));
}
