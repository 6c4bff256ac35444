import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from '../catalogs/catalog.js';
import { firstCatalog } from '../catalogs/first-catalog.js';
import { requireCatalog } from '../catalogs/require-catalog.js';
import { requireCatalogWriter } from './access.js';
import { findProductsInOrder } from './product.store.js';
import type { SentDraft } from './product-draft.js';
import type { Product } from './product.js';
import { readProductDrafts, type SubmittedProduct } from './read-product-drafts.js';
import { saveDrafts } from './save-drafts.js';

interface Submitted {
  /** The company's first catalog unless given. */
  readonly catalogId?: number | null | undefined;
  readonly products: readonly SubmittedProduct[];
  /** Refuse a product that there is already. */
  readonly onlyNew?: boolean | null | undefined;
}

/**
 * Create products and variants, or update those that have the SKUs or the external id, all or none.
 * A save that changes no value takes no change sequence and publishes no event. Returns the products in the order they were sent.
 * Throws ALREADY_EXISTS for one that there is where only new ones are wanted, and FIELD_LOCKED when it would change fields that a connected system owns, or products that a key keeps to itself.
 */
export async function saveProducts(deps: CatalogDeps, context: CallContext, { catalogId, products, onlyNew }: Submitted): Promise<Product[]> {
  requireCatalogWriter(context.principal);
  const { database, clock } = deps;
  const { companyId } = context.principal;
  const drafts = readProductDrafts(products);
  const ids = await database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'saveProducts' }, async () => {
    const catalog = await catalogFor(deps, transaction, { companyId, catalogId, drafts });
    return saveDrafts(deps, { transaction, context, catalog }, { drafts, path: (index) => `products.${String(index)}`, areNew: onlyNew === true });
  }));
  return findProductsInOrder(database, companyId, ids);
}

/** A company that saves its first products gets a catalog for them. */
function catalogFor(deps: CatalogDeps, transaction: Transaction, { companyId, catalogId, drafts }: { companyId: number; catalogId: number | null | undefined; drafts: readonly SentDraft[] }): Promise<Catalog> {
  if (catalogId != null) return requireCatalog(transaction, companyId, catalogId);
  return firstCatalog(deps, transaction, { companyId, currency: drafts.flatMap(({ variants }) => variants).find(({ currency }) => currency !== undefined)?.currency });
}
