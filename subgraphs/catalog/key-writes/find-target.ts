import { Failure } from '#contract/failure.js';
import type { ProductItem, ProductReference } from '#contract/product-item.js';
import { isUuid } from '#kernel/ids.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { StoredProduct } from '../products/stored-product.js';
import { findCandidates } from './candidates.store.js';
import type { KeyReader } from './key-writer.js';
import { matchItem } from './match-item.js';

/** The product that a key names in a path; throws PRODUCT_NOT_FOUND, and INTERNAL for a damaged one. */
export const findTarget = (reader: Reader, key: KeyReader, target: ProductReference): Promise<StoredProduct> => findOf(reader, key, { target });

/** The same with its images. */
export const findTargetWithImages = (reader: Reader, key: KeyReader, target: ProductReference): Promise<StoredProduct> => findOf(reader, key, { target, imageUrls: [] });

async function findOf(reader: Reader, key: KeyReader, item: Pick<ProductItem, 'imageUrls' | 'target'>): Promise<StoredProduct> {
  const match = matchItem(item, await findCandidates(reader, key, [item]));
  if (!('product' in match) || !match.product) throw new Failure('PRODUCT_NOT_FOUND', 'No product has this id or SKU');
  if (match.product.damage !== undefined) throw new Failure('INTERNAL', match.product.damage);
  return match.product;
}

/** The variant of a product by its id or SKU; throws VARIANT_NOT_FOUND. */
export function variantOf({ variants }: StoredProduct, reference: string): StoredProduct['variants'][number] {
  const found = variants.find(({ facts }) => facts.sku === reference) ?? (isUuid(reference) ? variants.find(({ id }) => id === reference.toLowerCase()) : undefined);
  if (!found) throw new Failure('VARIANT_NOT_FOUND', 'The product has no variant with this id or SKU');
  return found;
}
