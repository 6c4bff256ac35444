import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findProductsById } from './product.store.js';
import type { Product } from './product.js';

/** The product with an id, or NOT_FOUND. */
export async function requireProduct(reader: Reader, companyId: number, productId: number): Promise<Product> {
  const product = (await findProductsById(reader, companyId, [productId])).get(productId);
  if (!product) throw new Failure('NOT_FOUND', `No product ${String(productId)}`, { productId });
  return product;
}
