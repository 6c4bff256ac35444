import type { Clock } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import { readableRow } from '#subgraph-kit/readable-rows.js';
import { keyReader } from '../key-writes/key-writer.js';
import { referenceOf, type NamedProduct } from '../products/product-reference.js';
import { keyProductMapper, keyProductRows } from './complete-products.store.js';
import type { KeyProduct } from './key-product.js';
import { findKeyProduct } from './key-product.store.js';

/** A product of the calling key's catalog by its id or its SKU, else by that of one of its variants; throws PRODUCT_NOT_FOUND, for one in the trash too, and INTERNAL for a damaged one. */
export async function readCatalogProduct(deps: { readonly database: Reader; readonly clock: Clock }, { principal }: CallContext, product: NamedProduct): Promise<KeyProduct> {
  const key = keyReader(principal);
  const row = await findKeyProduct(deps.database, key, referenceOf(product));
  const found = row && readableRow(deps.database, row, { ...keyProductRows(key), map: await keyProductMapper(deps, key, [row]) });
  if (!found) throw new Failure('PRODUCT_NOT_FOUND', 'No product has this id or SKU');
  return found;
}
