import { Failure } from '#contract/failure.js';
import type { ProductReference } from '#contract/product-item.js';

/** A product as an input names it. */
export interface NamedProduct {
  readonly id?: number | null | undefined;
  readonly sku?: string | null | undefined;
}

/** The product that an input names; throws BAD_INPUT unless it is named in one way. */
export function referenceOf({ id, sku }: NamedProduct): ProductReference {
  if (id != null && sku == null) return { id };
  if (sku != null && id == null) return { sku };
  throw new Failure('BAD_INPUT', 'Name the product by its id or its SKU', { product: ['must be named by its id or its SKU'] });
}
