import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { removeResults } from './import-result.store.js';
import { KEPT_MILLISECONDS } from './product-import.js';
import { findOldImports, removeImport } from './product-import.store.js';

const [AT_ONCE, RESULTS_AT_ONCE] = [20, 500] as const;

/** The ends of the ranges in which the results of so many products are removed. */
const rangesOf = (total: number): number[] => Array.from({ length: Math.ceil(total / RESULTS_AT_ONCE) }, (_, index) => (index + 1) * RESULTS_AT_ONCE);

/** Remove imports that ended more than 30 days ago, with their results and what may be left of their products (decisions 3, H). Answers how many are gone. */
export function purgeProductImports({ database, clock, blobs }: CatalogDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const before = ago(clock, KEPT_MILLISECONDS);
  return removeInBatches(database, {
    most: AT_ONCE,
    find: async (most) => {
      const old = await findOldImports(database, before, most);
      for (const one of old) {
        await blobs.delete(one.companyId, one.content);
        for (const below of rangesOf(one.total)) await database.inTransaction((transaction) => removeResults(transaction, one, below));
      }
      return old;
    },
    remove: async (transaction, old) => {
      let gone = 0;
      for (const one of old) gone += await removeImport(transaction, one);
      return gone;
    },
  });
}
