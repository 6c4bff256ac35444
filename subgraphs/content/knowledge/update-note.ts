import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { checkNote, type SubmittedNote } from './check-note.js';
import { requireEditedVersion, requireKnowledgeWriter } from './knowledge-access.js';
import type { Note } from './note.js';
import { findNote, saveNote } from './note.store.js';
import { refuseUnknownPages } from './refuse-unknown-pages.js';

/** Changes to a note; what is absent or null keeps its value. */
export interface NoteChange extends SubmittedNote {
  readonly id: string;
  /** The version that was edited: another is CONFLICT. */
  readonly version?: number | null | undefined;
}

/** Change a note; what changes nothing is not stored. Throws NOT_FOUND, and CONFLICT where it is not at the version that was edited. */
export function updateNote({ database, clock }: ContentDeps, context: CallContext, { id, version, ...submitted }: NoteChange): Promise<Note> {
  const { companyId } = context.principal;
  requireKnowledgeWriter(context.principal);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'updateNote' }, async () => {
    const before = await requireNote(transaction, companyId, id);
    requireEditedVersion(before, version);
    const texts = checkNote(submitted, before);
    if (isSame(before, { ...before, ...texts })) return before;
    await refuseUnknownPages(transaction, companyId, { about: texts.about, before: before.about });
    const after = await saveNote(transaction, companyId, { ...before, ...texts, updatedAt: instant(clock) });
    transaction.recordChange({ kind: 'note', id: before.id, before, after });
    return after;
  }));
}

/** A note by id; NOT_FOUND where the company has none. */
export async function requireNote(reader: Reader, companyId: number, id: string): Promise<Note> {
  const note = await findNote(reader, companyId, id);
  if (!note) throw new Failure('NOT_FOUND', `There is no note ${id}`, { id: ['is no note of the company'] });
  return note;
}

const isSame = (before: Note, after: Note): boolean => JSON.stringify(before) === JSON.stringify(after);
