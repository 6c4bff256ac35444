import { requireScope, type CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { renameOwner } from './field-lock.store.js';

/** A key of the catalog API with its present name. */
export interface PresentKey {
  readonly id: string;
  readonly name: string;
}

/** Answer the fields that keys own with the keys' present names; may be repeated. */
export async function renameOwners({ database }: CatalogDeps, { principal }: CallContext, keys: readonly PresentKey[]): Promise<number> {
  requireScope(principal, 'system');
  return database.inTransaction(async (transaction) => {
    let renamed = 0;
    for (const key of keys) renamed += await renameOwner(transaction, principal.companyId, key);
    return renamed;
  });
}
