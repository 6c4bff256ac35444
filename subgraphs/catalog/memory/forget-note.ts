import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { deleteNotes, findNote } from './memory-note.store.js';
import type { MemoryNote } from './memory-note.js';
import { requireOwnMemory } from './require-own-memory.js';

/** Delete a note of the person, or with catalog.manage one that somebody else shares; answers it as it was. Throws NOT_FOUND for one that the person does not see. */
export function forgetNote({ database, clock }: CatalogDeps, context: CallContext, { id }: { readonly id: string }): Promise<MemoryNote> {
  const { principal } = context;
  const userId = requireOwnMemory(principal, 'catalog.write');
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'forgetNote' }, async () => {
    const note = await findNote(transaction, principal.companyId, { userId, id });
    if (!note) throw new Failure('NOT_FOUND', 'No note that you see has this id', { id });
    if (note.userId !== userId) requirePermission(principal, 'catalog.manage');
    await deleteNotes(transaction, principal.companyId, [id]);
    if (note.isShared) transaction.recordChange({ kind: 'memoryNote', id, before: note, after: null });
    else transaction.withholdChanges();
    return note;
  }));
}
