import { requireScope, type CallContext } from '#contract/principal.js';
import { places } from '#subgraph-kit/statement.js';
import type { CatalogDeps } from '../catalog-deps.js';

/** Let people edit the products that keys kept to themselves, once these are gone; may be repeated. Answers how many products there were. */
export async function releaseProducts({ database }: CatalogDeps, { principal }: CallContext, { keyIds }: { readonly keyIds: readonly string[] }): Promise<number> {
  requireScope(principal, 'system');
  if (keyIds.length === 0) return 0;
  return database.inTransaction((transaction) =>
    transaction.execute(`UPDATE product SET written_by = NULL WHERE company_id = ? AND written_by IN (${places(keyIds.length)})`, [principal.companyId, ...keyIds]));
}
