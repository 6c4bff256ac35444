import type { Instant } from '#kernel/clock.js';

/** The editable fields of a variant. Money is in minor units. */
export interface VariantFacts {
  /** Case-sensitive; unique in the company. */
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

/** An amount as the graph returns it. */
interface Price {
  readonly amount: string;
  readonly currency: string;
  readonly minorUnits: number;
}

/** A variant as read. */
export interface Variant extends Omit<VariantFacts, 'priceMinor' | 'compareAtMinor' | 'currency'> {
  readonly id: string;
  readonly productId: number;
  /** The title shown on an order line. */
  readonly title: string;
  readonly price: Price;
  readonly compareAtPrice: Price | null;
  readonly updatedAt: Instant;
}

/** The title of a variant on an order line: `Linen shirt Green/M`. */
export function variantTitle(productTitle: string, { color, size }: Pick<VariantFacts, 'color' | 'size'>): string {
  const options = [color, size].filter((option) => option !== null).join('/');
  return options === '' ? productTitle : `${productTitle} ${options}`;
}
