import type { Instant } from '#kernel/clock.js';

/** Whether a product is in preparation, on sale or archived. */
export type ProductStatus = 'ACTIVE' | 'ARCHIVED' | 'DRAFT';

/** The editable fields of a product. */
export interface ProductFacts {
  /** The product's id in another system; unique in the company. */
  readonly externalId: string | null;
  readonly title: string;
  /** HTML, as received. */
  readonly description: string | null;
  /** Identifies the product in URLs; unique in the company. */
  readonly handle: string | null;
  readonly status: ProductStatus;
  readonly productType: string | null;
  readonly brand: string | null;
}

/** A product as read; its variants are read separately. */
export interface Product extends ProductFacts {
  /** Counts from 1 in each company. */
  readonly id: number;
  /** The change sequence of the last change of the product or of one of its variants. */
  readonly updatedAt: Instant;
}
