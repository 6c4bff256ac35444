import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { EventKind } from '#contract/shopper-event.js';
import { checkRetention, retentionOf, type KindRetention } from './event-retention.js';
import { findRetention, saveRetention } from './event-retention.store.js';

/** Days to set; null for as long as usual. */
export interface ChosenRetention {
  readonly kind: EventKind;
  readonly days?: number | null | undefined;
}

/** For how long the company keeps events of each kind; needs catalog.read. */
export async function readEventRetention({ database }: CatalogDeps, { principal }: CallContext): Promise<KindRetention[]> {
  requirePermission(principal, 'catalog.read');
  return retentionOf(await findRetention(database, principal.companyId));
}

/** Set for how long the company keeps events of some kinds; needs catalog.manage. */
export async function saveEventRetention({ database }: CatalogDeps, { principal }: CallContext, { kinds }: { readonly kinds: readonly ChosenRetention[] }): Promise<KindRetention[]> {
  requirePermission(principal, 'catalog.manage');
  checkRetention(kinds);
  const { companyId } = principal;
  return database.inTransaction(async (transaction) => {
    const before = retentionOf(await findRetention(transaction, companyId));
    await saveRetention(transaction, companyId, kinds.map(({ kind, days = null }) => ({ kind, days })));
    const after = retentionOf(await findRetention(transaction, companyId));
    transaction.recordChange({ kind: 'eventRetention', id: String(companyId), before, after });
    return after;
  });
}
