import { isUuid } from '#kernel/ids.js';
import { batched, type Batched } from '#subgraph-kit/batched.js';
import type { Database } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import { findMetadata } from '#subgraph-kit/metadata/metadata.store.js';
import { findProductTags } from '../tags/product-tag.store.js';
import { findProductsById } from './product.store.js';
import type { Product } from './product.js';
import { findVariantsById, findVariantsOfProducts } from './variant.store.js';
import type { Variant } from './variant.js';

/** Data loaders of one call: records requested together are read in one query. */
export interface ProductLoaders {
  product(id: unknown): Promise<Product | null>;
  variant(id: unknown): Promise<Variant | null>;
  variantsOf(productId: number): Promise<readonly Variant[]>;
  readonly tagsOf: Batched<number, readonly string[]>;
  readonly metadataOf: Batched<string, readonly MetadataEntry[]>;
}

/** Loaders restricted to one company. */
export function productLoaders(database: Database, companyId: number): ProductLoaders {
  const products = batched((ids: readonly number[]) => findProductsById(database, companyId, ids), null);
  const variants = batched((ids: readonly string[]) => findVariantsById(database, companyId, ids), null);
  return {
    product: async (id) => (Number.isSafeInteger(Number(id)) ? products(Number(id)) : null),
    variant: async (id) => (typeof id === 'string' && isUuid(id) ? variants(id) : null),
    variantsOf: batched(async (ids: readonly number[]) => grouped(await findVariantsOfProducts(database, companyId, ids), ({ productId }) => productId), []),
    tagsOf: batched<number, readonly string[], readonly string[]>((ids) => findProductTags(database, companyId, ids), []),
    metadataOf: batched<string, readonly MetadataEntry[], readonly MetadataEntry[]>((ids) => findMetadata(database, companyId, ids), []),
  };
}
