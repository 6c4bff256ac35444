import { Failure } from '#contract/failure.js';
import type { ProductReference } from '#contract/product-item.js';

/** The product that an input names; throws BAD_INPUT unless it is named in one way. */
export function referenceOf({ id, sku }: { readonly id?: number | null; readonly sku?: string | null }): ProductReference {
  if (id != null && sku == null) return { id };
  if (sku != null && id == null) return { sku };
  throw new Failure('BAD_INPUT', 'Name the product by its id or its SKU', { product: ['must be named by its id or its SKU'] });
}
