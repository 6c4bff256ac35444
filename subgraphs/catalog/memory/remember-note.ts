import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { keptTags } from '#subgraph-kit/tags/tags.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { countNotes, insertNote } from './memory-note.store.js';
import { LONGEST_TAG, LONGEST_TEXT, LONGEST_TITLE, MOST_NOTES, MOST_TAGS, type MemoryNote } from './memory-note.js';
import { requireOwnMemory } from './require-own-memory.js';

/** A note as a caller sends it. */
export interface SubmittedNote {
  readonly title: string;
  readonly text: string;
  readonly tags?: readonly string[] | null | undefined;
  readonly shared?: boolean | null | undefined;
}

/** Keep a note for the person alone, or for everybody in the company who reads the catalog. Throws TOO_MANY_ITEMS where their memory is full: nothing is dropped for it. */
export function rememberNote({ database, ids, clock }: CatalogDeps, context: CallContext, submitted: SubmittedNote): Promise<MemoryNote> {
  const { companyId, actor } = context.principal;
  const userId = requireOwnMemory(context.principal, 'catalog.write');
  const tags = keptTags(submitted.tags);
  refuseInvalid(submitted, tags);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'rememberNote' }, async () => {
    await transaction.takeChangeSequence(companyId); // one after the other, so that two at once do not pass the limit
    if (await countNotes(transaction, companyId, userId) >= MOST_NOTES) throw new Failure('TOO_MANY_ITEMS', `Your memory is full: it holds ${String(MOST_NOTES)} notes. Forget one that is of no use any more and repeat`, { notes: [`at most ${String(MOST_NOTES)}`] });
    const note: MemoryNote = { id: ids.next(), userId, author: actor, title: submitted.title.trim(), text: submitted.text, tags, isShared: submitted.shared === true, createdAt: instant(clock) };
    await insertNote(transaction, companyId, note);
    if (note.isShared) transaction.recordChange({ kind: 'memoryNote', id: note.id, before: null, after: note });
    else transaction.withholdChanges(); // it is nobody else's to read
    return note;
  }));
}

function refuseInvalid({ title, text }: SubmittedNote, tags: readonly string[]): void {
  const problems = new Problems();
  problems.add('title', textProblem(title.trim(), { most: LONGEST_TITLE }));
  problems.add('text', textProblem(text, { most: LONGEST_TEXT, multiline: true }));
  if (tags.length > MOST_TAGS) problems.add('tags', `must be at most ${String(MOST_TAGS)} tags`);
  tags.slice(0, MOST_TAGS).forEach((tag, index) => { problems.add(`tags.${String(index)}`, textProblem(tag, { most: LONGEST_TAG })); });
  problems.refuse('The note is not valid');
}
