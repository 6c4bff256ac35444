import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from '../catalogs/catalog.js';
import { findCatalogs, requireSameSettings } from '../catalogs/catalog.store.js';
import { requireCatalogWriter } from './access.js';
import { findKeyIds } from './key-ids.store.js';
import { indexProducts } from './product-token.store.js';
import { findProductsById } from './product.store.js';
import type { StoredProduct } from './stored-product.js';
import type { Product } from './product.js';
import { updateProducts } from './save-products.store.js';
import { findStoredProducts } from './stored-product.store.js';
import { recordVariants } from './record-products.js';
import { productEvent } from './product-events.js';
import { refuseLocked } from './refuse-locked.js';
import { productGates } from './product-gates.js';
import { variantRemoved } from './variant-events.js';
import { deleteVariants } from './variant.store.js';

const MOST_SKUS = 200;

/** Remove variants from their products, all or none; a product keeps at least one. Returns the changed products. */
export async function removeVariants(deps: CatalogDeps, context: CallContext, { skus }: { skus: readonly string[] }): Promise<Product[]> {
  requireCatalogWriter(context.principal);
  if (skus.length < 1 || skus.length > MOST_SKUS) throw new Failure('BAD_INPUT', `Name 1 to ${String(MOST_SKUS)} SKUs`, { skus: [`must name 1 to ${String(MOST_SKUS)} SKUs`] });
  const { database, clock } = deps;
  const { companyId } = context.principal;
  const ids = await database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock, name: 'removeVariants' }, () => remove(deps, { transaction, context }, skus)));
  const products = await findProductsById(database, companyId, ids);
  return [...products.values()];
}

async function remove(deps: CatalogDeps, saving: Saving, skus: readonly string[]): Promise<number[]> {
  const { companyId } = saving.context.principal;
  const catalogs = await findCatalogs(saving.transaction, companyId);
  const products = await findStoredProducts(saving.transaction, companyId, { skus });
  requireKnown(products, skus);
  await requireUnlocked(saving.transaction, companyId, products);
  return removeFrom(deps, saving, { products, skus, catalogs: catalogs.filter(({ id }) => products.some(({ catalogId }) => catalogId === id)) });
}

interface Saving {
  readonly transaction: Transaction;
  readonly context: CallContext;
}

interface Removal {
  readonly products: readonly StoredProduct[];
  readonly skus: readonly string[];
  /** The products' catalogs, as they were read before it was looked up whether the variants may be removed. */
  readonly catalogs: readonly Pick<Catalog, 'id' | 'version'>[];
  /** The key that keeps the products to itself from now on. */
  readonly writtenBy?: string | undefined;
}

/** Remove variants of products that were read for it. Throws INVALID_STATE where a product would be left without one. Answers the products' ids. */
export async function removeFrom({ outbox }: Pick<CatalogDeps, 'outbox'>, { transaction, context }: Saving, { products, skus, catalogs, writtenBy }: Removal): Promise<number[]> {
  const { companyId } = context.principal;
  const named = new Set(skus);
  for (const { id, variants } of products) {
    if (variants.every(({ facts }) => named.has(facts.sku))) throw new Failure('INVALID_STATE', `Product ${String(id)} would be left without a variant`, { productId: id });
  }
  const going = products.flatMap(({ variants }) => variants.filter(({ facts }) => named.has(facts.sku)));
  const mark = { companyId, changeSequence: await transaction.takeChangeSequence(companyId) };
  await requireSameSettings(transaction, companyId, catalogs);
  await updateProducts(transaction, mark, products.map((product) => ({ ...product, writtenBy: writtenBy ?? product.writtenBy })));
  await deleteVariants(transaction, companyId, going.map(({ id }) => id));
  for (const { id: productId, variants } of products) recordVariants(transaction, productId, variants.filter(({ facts }) => named.has(facts.sku)).map(({ facts }) => ({ before: facts, after: null })));
  await indexProducts(transaction, companyId, products.map(({ id }) => id));
  const keyIds = await findKeyIds(transaction, companyId, products);
  await outbox.append(transaction, companyId, [
    ...going.map(variantRemoved),
    ...products.map(({ id, catalogId, facts, variants }) => productEvent('product.updated', context, {
      productId: id, catalogId, sku: facts.sku, externalIds: keyIds.get(id), fields: variants.filter((variant) => named.has(variant.facts.sku)).map((variant) => `variants.${variant.facts.sku}`),
    })),
  ]);
  return products.map(({ id }) => id);
}

function requireKnown(products: readonly StoredProduct[], skus: readonly string[]): void {
  const known = new Set(products.flatMap(({ variants }) => variants.map(({ facts }) => facts.sku)));
  const unknown = skus.flatMap((sku, index) => (known.has(sku) ? [] : [[`skus.${String(index)}`, ['is not the SKU of a variant']] as const]));
  if (unknown.length > 0) throw new Failure('UNKNOWN_ITEM', 'Some SKUs are unknown', Object.fromEntries(unknown));
}

/** People do not remove variants of a product that a key keeps to itself, or whose variants a connected system owns. */
async function requireUnlocked(transaction: Transaction, companyId: number, products: readonly StoredProduct[]): Promise<void> {
  const gateFor = await productGates(transaction, companyId, { author: { kind: 'person' }, products });
  refuseLocked(products.map((product) => {
    const refusal = gateFor(product)({ field: 'variants', isFilled: true });
    return { withheld: refusal ? [{ field: 'variants', owner: refusal.owner }] : [], writtenBy: product.writtenBy };
  }));
}
