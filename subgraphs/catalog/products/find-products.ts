import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogReader } from './access.js';
import { findProductId } from './product-id.store.js';
import { referenceOf, type NamedProduct } from './product-reference.js';
import { findProductsById } from './product.store.js';
import type { Product } from './product.js';
import { findVariantBySku } from './variant.store.js';
import type { Variant } from './variant.js';

/** The product with an id or SKU; needs the right to read the catalog. */
export async function findProduct({ database }: CatalogDeps, { principal }: CallContext, named: NamedProduct): Promise<Product | undefined> {
  requireCatalogReader(principal);
  const id = await findProductId(database, principal.companyId, referenceOf(named));
  return id === undefined ? undefined : (await findProductsById(database, principal.companyId, [id])).get(id);
}

/** The variant with a SKU; needs the right to read the catalog. */
export function findVariant({ database }: CatalogDeps, { principal }: CallContext, sku: string): Promise<Variant | undefined> {
  requireCatalogReader(principal);
  return findVariantBySku(database, principal.companyId, sku);
}
