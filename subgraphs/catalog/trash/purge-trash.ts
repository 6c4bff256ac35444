import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { deleteForGood, findExpired } from './trashed-product.store.js';

const AT_ONCE = 20;

/** How long deleted products can be restored. */
export const TRASH_MILLISECONDS = 30 * 86_400_000;

/** Delete for good what has been in the trash for 30 days (document 3, H, Product deletion). Answers how many are gone. */
export function purgeTrash({ database, clock }: CatalogDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const before = ago(clock, TRASH_MILLISECONDS);
  return removeInBatches(database, {
    most: AT_ONCE,
    find: (most) => findExpired(database, before, most),
    remove: async (transaction, expired) => {
      let gone = 0;
      for (const one of expired) if (await deleteForGood(transaction, one, before)) gone += 1;
      return gone;
    },
  });
}
