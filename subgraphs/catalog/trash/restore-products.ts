import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogWriter } from '../products/access.js';
import { productEvent } from '../products/product-events.js';
import { indexProducts } from '../products/product-token.store.js';
import { findProductsInOrder } from '../products/product.store.js';
import type { Product } from '../products/product.js';
import { recordVariants } from '../products/record-products.js';
import { insertVariants, updateProducts, type Mark } from '../products/save-products.store.js';
import { findStoredProducts } from '../products/stored-product.store.js';
import { variantChanged } from '../products/variant-events.js';
import { requireIds } from './delete-products.js';
import { findTrashed, leaveTrash, takenKeyIds, type InTrash } from './trashed-product.store.js';

/**
 * Take products out of the trash with all their variants, all or none; a restore counts as a change. Throws ALREADY_EXISTS where another product has one of their SKUs meanwhile;
 * a handle or an id in another system that was given away stays with who has it.
 */
export async function restoreProducts(deps: CatalogDeps, context: CallContext, { ids }: { ids: readonly number[] }): Promise<Product[]> {
  requireCatalogWriter(context.principal);
  requireIds(ids);
  const { database, clock } = deps;
  const { companyId } = context.principal;
  return database.inTransaction(async (transaction) => {
    const restored = await commandOnce(transaction, { context, clock, name: 'restoreProducts' }, () => restoreAll(deps, { transaction, context }, ids));
    return findProductsInOrder(transaction, companyId, restored);
  });
}

/** Restore products by their ids, all or none. Throws NOT_FOUND for one that is not in the trash, ALREADY_EXISTS. */
export async function restoreAll(deps: Pick<CatalogDeps, 'outbox'>, { transaction, context }: { transaction: Transaction; context: CallContext }, ids: readonly number[]): Promise<number[]> {
  const { companyId } = context.principal;
  const products = await findTrashed(transaction, companyId, ids);
  const unknown = ids.filter((id) => !products.some((product) => product.id === id));
  if (unknown.length > 0) throw new Failure('NOT_FOUND', `Not in the trash: ${unknown.join(', ')}`, { ids: unknown });
  const taken = await takenNames(transaction, companyId, products);
  const mark = { companyId, changeSequence: await transaction.takeChangeSequence(companyId) };
  const keyIds = new Map<number, Readonly<Record<string, string>>>();
  for (const product of products) keyIds.set(product.id, await restoreOne(transaction, mark, { product, taken }));
  await indexProducts(transaction, companyId, products.map(({ id }) => id));
  await deps.outbox.append(transaction, companyId, products.flatMap(({ id, catalogId, facts, trashed }) => [
    ...trashed.variants.map((variant) => variantChanged({ id, title: facts.title }, variant)),
    productEvent('product.restored', context, { productId: id, catalogId, sku: trashed.sku, externalIds: keyIds.get(id), fields: [] }),
  ]));
  return products.map(({ id }) => id);
}

interface Taken {
  readonly handles: ReadonlySet<string | null>;
  readonly externalIds: ReadonlySet<string | null>;
}

/** What of the products' names others have meanwhile; throws where it is a SKU. */
async function takenNames(transaction: Transaction, companyId: number, products: readonly InTrash[]): Promise<Taken> {
  const names = products.map(({ trashed }) => trashed);
  const texts = (given: readonly (string | null)[]): string[] => given.filter((text) => text !== null);
  const skus = names.flatMap(({ variants }) => variants.map(({ facts }) => facts.sku));
  const productSkus = texts(names.map(({ sku }) => sku));
  const others = await findStoredProducts(transaction, companyId, { skus, productSkus, handles: texts(names.map(({ handle }) => handle)), externalIds: texts(names.map(({ externalId }) => externalId)) });
  for (const { id, facts, variants } of others) {
    const sku = variants.find((variant) => skus.includes(variant.facts.sku))?.facts.sku ?? productSkus.find((own) => own === facts.sku);
    if (sku !== undefined) throw new Failure('ALREADY_EXISTS', `Product ${String(id)} has the SKU ${sku} meanwhile: change or delete it before the restore`, { sku, productId: id });
  }
  return { handles: new Set(others.map(({ facts }) => facts.handle)), externalIds: new Set(others.map(({ facts }) => facts.externalId)) };
}

/** Restore one product. Answers the ids of keys that it has again. */
async function restoreOne(transaction: Transaction, mark: Mark, { product, taken }: { product: InTrash; taken: Taken }): Promise<Readonly<Record<string, string>>> {
  const { companyId } = mark;
  const { id, catalogId, facts, trashed } = product;
  const own = { ...facts, sku: trashed.sku, handle: taken.handles.has(trashed.handle) ? null : trashed.handle, externalId: taken.externalIds.has(trashed.externalId) ? null : trashed.externalId };
  const given = await takenKeyIds(transaction, companyId, { catalogId, keys: trashed.keys });
  const keys = Object.fromEntries(Object.entries(trashed.keys).filter(([keyId]) => !given.has(keyId)));
  await updateProducts(transaction, mark, [{ ...product, facts: own }]);
  await leaveTrash(transaction, companyId, { id, catalogId, keys });
  await insertVariants(transaction, mark, trashed.variants.map((variant) => ({ ...variant, catalogId, productId: id })));
  transaction.recordChange({ kind: 'product', id: String(id), before: null, after: own });
  recordVariants(transaction, id, trashed.variants.map((variant) => ({ before: null, after: variant.facts })));
  return keys;
}
