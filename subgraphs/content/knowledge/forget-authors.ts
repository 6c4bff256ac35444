import { requireScope, type CallContext } from '#contract/principal.js';
import type { ContentDeps } from '../content-deps.js';
import { forgetInNotes, forgetInTasks } from './forgotten.store.js';

const SLICE = 500;

/** Take people who left the company out of the notes and tasks they wrote, which stay, and of those they were to do, which are nobody's then; may be repeated. Answers how many records changed. */
export async function forgetAuthors({ database }: ContentDeps, { principal }: CallContext, { userIds }: { readonly userIds: readonly string[] }): Promise<number> {
  requireScope(principal, 'system');
  const { companyId } = principal;
  if (userIds.length === 0) return 0;
  let count = 0;
  for (const forget of [forgetInNotes, forgetInTasks]) {
    for (let changed = SLICE; changed >= SLICE;) {
      changed = await database.inTransaction((transaction) => forget(transaction, companyId, { userIds, most: SLICE }));
      count += changed;
    }
  }
  return count;
}
