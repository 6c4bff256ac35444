import type { Instant } from '#kernel/clock.js';

/** What people say about a variant. Money is in minor units. */
export interface VariantFacts {
  /** Case-sensitive; one variant of the company at most. */
  readonly sku: string;
  readonly barcode: string | null;
  readonly size: string | null;
  readonly color: string | null;
  /** Grams. */
  readonly weightG: number | null;
  readonly imageUrl: string | null;
  readonly priceMinor: number;
  /** The price before a reduction. */
  readonly compareAtMinor: number | null;
  readonly currency: string;
}

/** An amount as the graph answers it. */
interface Price {
  readonly amount: string;
  readonly currency: string;
  readonly minorUnits: number;
}

/** A variant as it is read. */
export interface Variant extends Omit<VariantFacts, 'priceMinor' | 'compareAtMinor' | 'currency'> {
  readonly id: string;
  readonly productId: number;
  /** As an order line shows it. */
  readonly title: string;
  readonly price: Price;
  readonly compareAtPrice: Price | null;
  readonly updatedAt: Instant;
}

/** What an order line calls a variant: `Linen shirt Green/M`. */
export function variantTitle(productTitle: string, { color, size }: Pick<VariantFacts, 'color' | 'size'>): string {
  const options = [color, size].filter((option) => option !== null).join('/');
  return options === '' ? productTitle : `${productTitle} ${options}`;
}
