import { setImmediate as nextTurn } from 'node:timers/promises';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Instant } from '#kernel/clock.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { eraseVisitor } from './erase-visitor.js';
import { visitorsOfCustomers } from './visitor.store.js';

/** A customer whom orders erased. */
export interface ErasedCustomer {
  /** The ids that storefronts have for them. */
  readonly customerIds: readonly string[];
  readonly erasedAt: Instant;
}

/**
 * Erase the visitors of customers whom orders erased, with proofs as of any erasure; answers how many. It is asked again where the answer was lost, or the process died: whoever is left is erased then, and who came
 * for the first time since is not. A position of what was taken would lose one that was set aside and comes again behind later ones.
 */
export async function forgetCustomers(deps: CatalogDeps, { principal }: CallContext, erased: readonly ErasedCustomer[]): Promise<number> {
  requireScope(principal, 'system');
  let visitors = 0;
  for (const { customerIds, erasedAt } of erased) {
    for (const visitorId of await visitorsOfCustomers(deps.database, principal.companyId, { customerIds, seenUntil: erasedAt })) {
      if (await eraseVisitor(deps, principal.companyId, { visitorId, state: 'REQUESTED' })) visitors += 1;
      await nextTurn(); // others have theirs
    }
  }
  return visitors;
}
