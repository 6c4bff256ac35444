import { requireScope, type CallContext } from '#contract/principal.js';
import { consumeOnce } from '#subgraph-kit/consume-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Item } from './item.js';
import { saveItemTags } from './item-tag.store.js';
import { removeItems, saveItems } from './item.store.js';

/** An event of the catalog, in the order it was committed there. */
export interface CatalogEvent {
  readonly type: string;
  readonly sequence: string;
  readonly index: number;
  readonly payload: unknown;
}

interface TaggedItem {
  readonly productId: number;
  readonly tags: readonly string[];
}

/** Bring the items up to date with the catalog's events; events applied before are skipped. Answers how many were new. */
export function projectCatalogEvents({ database }: OrdersDeps, { principal }: CallContext, { companyId, events }: { companyId: number; events: readonly CatalogEvent[] }): Promise<number> {
  requireScope(principal, 'system');
  return database.inTransaction((transaction) =>
    consumeOnce(transaction, { companyId, source: 'catalog', events }, async (fresh) => {
      for (const { type, payload } of fresh) if (type === 'product.tags_changed') await saveItemTags(transaction, companyId, payload as TaggedItem);
      const latest = new Map(fresh.filter(({ type }) => type.startsWith('variant.')).map((event) => [(event.payload as Item).variantId, event]));
      const last = [...latest.values()];
      await saveItems(transaction, companyId, last.filter(({ type }) => type === 'variant.changed').map(({ payload }) => payload as Item));
      await removeItems(transaction, companyId, last.filter(({ type }) => type === 'variant.removed').map(({ payload }) => (payload as Item).variantId));
    }));
}
