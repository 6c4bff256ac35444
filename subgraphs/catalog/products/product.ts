import type { Instant } from '#kernel/clock.js';

/** Whether a product is being prepared, on sale, or kept for the record only. */
export type ProductStatus = 'ACTIVE' | 'ARCHIVED' | 'DRAFT';

/** What people say about a product. */
export interface ProductFacts {
  /** The id of another system; one product of the company at most. */
  readonly externalId: string | null;
  readonly title: string;
  /** HTML, as it was written. */
  readonly description: string | null;
  /** Names the product in web addresses; one product of the company at most. */
  readonly handle: string | null;
  readonly status: ProductStatus;
  readonly productType: string | null;
  readonly brand: string | null;
}

/** A product as it is read; its variants are read apart. */
export interface Product extends ProductFacts {
  /** Counts from 1 in each company. */
  readonly id: number;
  /** The change sequence of the last change of the product or of one of its variants. */
  readonly updatedAt: Instant;
}
