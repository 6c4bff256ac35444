import { requireScope, type CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { isAfter, type StockChange } from './followed-stock.js';
import { findFollowed, findFollowedVariants, moveProducts, saveFollowed, type FollowedVariant } from './followed-stock.store.js';

/** Variants of one event. */
const EVENT_VARIANTS = 100;

/** The last change of stock that a company's products have taken; null before the first. */
export function readFollowedStock({ database }: CatalogDeps, { principal }: CallContext, companyId: number): Promise<StockChange | null> {
  requireScope(principal, 'system');
  return findFollowed(database, companyId);
}

/**
 * Move the products whose stock changed to the end of the feed and publish that it did, each change once (3-decisions, H); answers the last change that was taken. Products
 * in the trash and variants that are gone are passed over.
 */
export function followStock(deps: CatalogDeps, { principal }: CallContext, { companyId, changes }: { readonly companyId: number; readonly changes: readonly StockChange[] }): Promise<StockChange | null> {
  requireScope(principal, 'system');
  return deps.database.inTransaction(async (transaction) => {
    const sequence = await transaction.takeChangeSequence(companyId); // before the reads: of two that follow the same changes the later one finds them taken
    const taken = await findFollowed(transaction, companyId);
    const fresh = taken ? changes.filter((change) => isAfter(change, taken)) : changes;
    const last = fresh.at(-1);
    if (!last) return taken;
    const variants = await findFollowedVariants(transaction, companyId, fresh.map(({ variantId }) => variantId));
    if (variants.length > 0) await publish(deps, transaction, { companyId, sequence, variants });
    await saveFollowed(transaction, companyId, last);
    return last;
  });
}

interface Moved {
  readonly companyId: number;
  readonly sequence: string;
  readonly variants: readonly FollowedVariant[];
}

async function publish({ outbox }: CatalogDeps, transaction: Transaction, { companyId, sequence, variants }: Moved): Promise<void> {
  const products = [...grouped(variants, ({ product }) => product.productId)];
  await moveProducts(transaction, companyId, { sequence, productIds: products.map(([id]) => id) });
  await outbox.append(transaction, companyId, products.flatMap(([, own]) => stockUpdated(own)));
}

/** The events of one product's variants. They have no subject: stock is not in the activity of a product. */
function stockUpdated(variants: readonly FollowedVariant[]): DomainEvent[] {
  const [first] = variants;
  if (!first) return [];
  return Array.from({ length: Math.ceil(variants.length / EVENT_VARIANTS) }, (_, index) => ({
    type: 'stock.updated', audience: String(first.product.catalogId),
    payload: { ...first.product, variants: variants.slice(index * EVENT_VARIANTS, (index + 1) * EVENT_VARIANTS).map(({ variantId, sku }) => ({ variantId, sku })) },
  }));
}
