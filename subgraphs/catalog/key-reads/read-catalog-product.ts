import type { Clock } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import { keyReader } from '../key-writes/key-writer.js';
import { referenceOf, type NamedProduct } from '../key-writes/product-reference.js';
import { completeProducts } from './complete-products.store.js';
import type { KeyProduct } from './key-product.js';
import { findKeyProduct } from './key-product.store.js';

/** A product of the calling key's catalog by its id or its SKU, else by that of one of its variants; throws PRODUCT_NOT_FOUND, for one in the trash too. */
export async function readCatalogProduct(deps: { readonly database: Reader; readonly clock: Clock }, { principal }: CallContext, product: NamedProduct): Promise<KeyProduct> {
  const key = keyReader(principal);
  const row = await findKeyProduct(deps.database, key, referenceOf(product));
  const [found] = row ? await completeProducts(deps, key, [row]) : [];
  if (!found) throw new Failure('PRODUCT_NOT_FOUND', 'No product has this id or SKU');
  return found;
}
