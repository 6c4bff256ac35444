import type { ProductDetails } from './product-details.js';
import type { ProductFacts } from './product.js';
import type { VariantFacts } from './variant.js';

/** A stored product with its variants and details, as read for an update. */
export interface StoredProduct {
  readonly id: number;
  readonly catalogId: number;
  readonly version: number;
  readonly writtenBy: string | null;
  readonly facts: ProductFacts;
  readonly details: ProductDetails;
  readonly variants: readonly { readonly id: string; readonly facts: VariantFacts }[];
}
