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
  /** Why it cannot be read whole, and so not be written; only where damaged ones were asked for. */
  readonly damage?: string;
  readonly variants: readonly { readonly id: string; readonly facts: VariantFacts }[];
}
