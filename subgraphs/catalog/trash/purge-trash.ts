import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { deleteForGood, findExpired } from './trashed-product.store.js';

const [KEPT_DAYS, DAY, SLICE] = [30, 86_400_000, 100] as const;

/** Delete for good what has been in the trash for 30 days (document 3, H, Product deletion), some at a time. Answers how many are gone. */
export async function purgeTrash({ database, clock }: CatalogDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const before = ago(clock, KEPT_DAYS * DAY);
  const expired = await findExpired(database, before, SLICE);
  for (const { company_id: companyId, catalog_id: catalogId, id } of expired) await database.inTransaction((transaction) => deleteForGood(transaction, companyId, { catalogId, id }));
  return expired.length;
}
