import type { Instant } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { oldestWaitingImport } from './product-import.store.js';

/** Since when the longest waiting import waits for its turn, of all companies; null where none does. For the product itself. */
export async function readWaitingImports({ database }: CatalogDeps, { principal }: CallContext): Promise<Instant | null> {
  requireScope(principal, 'system');
  return oldestWaitingImport(database);
}
