import { requireScope, type CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { deleteNotes, findIdsOfPeople } from './memory-note.store.js';

const SLICE = 500;

/** Delete every note of people who left the company, what they shared too; may be repeated. Answers how many there were. */
export async function forgetPeople({ database }: CatalogDeps, { principal }: CallContext, { userIds }: { readonly userIds: readonly string[] }): Promise<number> {
  requireScope(principal, 'system');
  const { companyId } = principal;
  if (userIds.length === 0) return 0;
  for (let count = 0; ;) {
    const deleted = await database.inTransaction(async (transaction) => deleteNotes(transaction, companyId, await findIdsOfPeople(transaction, companyId, { userIds, most: SLICE })));
    count += deleted;
    if (deleted < SLICE) return count;
  }
}
