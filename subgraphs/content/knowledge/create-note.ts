import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { checkNote, type SubmittedNote } from './check-note.js';
import { requireKnowledgeWriter } from './knowledge-access.js';
import type { Note } from './note.js';
import { insertNote } from './note.store.js';
import { refuseUnknownPages } from './refuse-unknown-pages.js';

/** Write a note. */
export function createNote({ database, ids, clock }: ContentDeps, context: CallContext, submitted: SubmittedNote): Promise<Note> {
  const { companyId, userId, actor } = context.principal;
  requireKnowledgeWriter(context.principal);
  const texts = checkNote(submitted, { title: '', body: '', tags: [], about: [] });
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'createNote' }, async () => {
    await refuseUnknownPages(transaction, companyId, texts);
    const now = instant(clock);
    const note: Note = { id: ids.next(), ...texts, authorId: userId ?? null, author: actor, createdAt: now, updatedAt: now, version: 1 };
    await insertNote(transaction, companyId, note);
    transaction.recordChange({ kind: 'note', id: note.id, before: null, after: note });
    return note;
  }));
}
