import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogReader } from './access.js';
import { findProductsById } from './product.store.js';
import type { Product } from './product.js';
import { findVariantBySku } from './variant.store.js';
import type { Variant } from './variant.js';

/** The product with an id; needs the right to read the catalog. */
export async function findProduct({ database }: CatalogDeps, { principal }: CallContext, id: number): Promise<Product | undefined> {
  requireCatalogReader(principal);
  const found = await findProductsById(database, principal.companyId, [id]);
  return found.get(id);
}

/** The variant with a SKU; needs the right to read the catalog. */
export function findVariant({ database }: CatalogDeps, { principal }: CallContext, sku: string): Promise<Variant | undefined> {
  requireCatalogReader(principal);
  return findVariantBySku(database, principal.companyId, sku);
}
