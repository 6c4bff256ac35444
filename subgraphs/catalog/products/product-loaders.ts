import DataLoader from 'dataloader';
import { isUuid } from '#kernel/ids.js';
import type { Database } from '#subgraph-kit/database.js';
import { grouped } from './grouped.js';
import { findProductsById } from './product.store.js';
import type { Product } from './product.js';
import { findVariantsById, findVariantsOfProducts } from './variant.store.js';
import type { Variant } from './variant.js';

/** Finds records for one call: whatever is asked for at the same moment is read in one query. */
export interface ProductLoaders {
  product(id: unknown): Promise<Product | null>;
  variant(id: unknown): Promise<Variant | null>;
  variantsOf(productId: number): Promise<readonly Variant[]>;
}

// Nothing is remembered: a later mutation of the same operation may change it.
const OPTIONS = { cache: false, maxBatchSize: 1000 } as const;

/** Loaders that see one company. */
export function productLoaders(database: Database, companyId: number): ProductLoaders {
  const products = new DataLoader<number, Product | null>(async (ids) => {
    const found = await findProductsById(database, companyId, [...new Set(ids)]);
    return ids.map((id) => found.get(id) ?? null);
  }, OPTIONS);
  const variants = new DataLoader<string, Variant | null>(async (ids) => {
    const found = await findVariantsById(database, companyId, [...new Set(ids)]);
    return ids.map((id) => found.get(id) ?? null);
  }, OPTIONS);
  const variantsOf = new DataLoader<number, readonly Variant[]>(async (ids) => {
    const found = grouped(await findVariantsOfProducts(database, companyId, [...new Set(ids)]), ({ productId }) => productId);
    return ids.map((id) => found.get(id) ?? []);
  }, OPTIONS);
  return {
    product: async (id) => (Number.isSafeInteger(Number(id)) ? products.load(Number(id)) : null),
    variant: async (id) => (typeof id === 'string' && isUuid(id) ? variants.load(id) : null),
    variantsOf: (productId) => variantsOf.load(productId),
  };
}
