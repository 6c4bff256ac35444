import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { ProductReference } from '#contract/product-item.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Catalog } from '../catalogs/catalog.js';
import { requireCatalog } from '../catalogs/require-catalog.js';
import { findTargetWithImages } from '../key-writes/find-target.js';
import { keeperOf, keyWriter } from '../key-writes/key-writer.js';
import { requireCatalogWriter } from '../products/access.js';
import type { StoredProduct } from '../products/stored-product.js';
import { findStoredProducts } from '../products/stored-product.store.js';
import type { Author } from '../products/write-gate.js';

/** Products whose images someone changes. */
export interface ImagesOf {
  readonly products: readonly StoredProduct[];
  /** Of the products, as it was read before them. */
  readonly catalog: Pick<Catalog, 'id' | 'version'>;
  readonly author: Author;
  /** The key that keeps the products to itself from now on. */
  readonly writtenBy?: string | undefined;
}

/** The product that a key names, with its images; throws PRODUCT_NOT_FOUND. */
export async function imagesOfKey(reader: Reader, principal: Principal, target: ProductReference): Promise<ImagesOf> {
  const key = keyWriter(principal);
  const catalog = await requireCatalog(reader, key.companyId, key.catalogId);
  return { catalog, author: key.author, writtenBy: keeperOf(key), products: [await findTargetWithImages(reader, key, target)] };
}

const MOST_PRODUCTS = 200;

/** The products that people name, with their images, by their catalogs; throws NOT_FOUND, and BAD_INPUT unless 1 to 200 are named. */
export async function imagesOfPeople(reader: Reader, principal: Principal, productIds: readonly number[]): Promise<ImagesOf[]> {
  requireCatalogWriter(principal);
  if (productIds.length < 1 || productIds.length > MOST_PRODUCTS) throw new Failure('BAD_INPUT', `Name 1 to ${String(MOST_PRODUCTS)} products`, { productIds: [`must name 1 to ${String(MOST_PRODUCTS)} products`] });
  const products = await findStoredProducts(reader, principal.companyId, { skus: [], ids: productIds, needed: { images: true } });
  const unknown = productIds.filter((id) => products.every((product) => product.id !== id));
  if (unknown.length > 0) throw new Failure('NOT_FOUND', `No product ${unknown.join(', ')}`, { productIds: unknown });
  const found: ImagesOf[] = [];
  for (const catalogId of new Set(products.map((product) => product.catalogId))) {
    const catalog = await requireCatalog(reader, principal.companyId, catalogId);
    found.push({ catalog, author: { kind: 'person' }, products: products.filter((product) => product.catalogId === catalogId) });
  }
  return found;
}
