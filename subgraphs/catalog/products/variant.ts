import type { Instant } from '#kernel/clock.js';
import type { WeightUnit } from './weight.js';

/** The editable fields of a variant. Money is in minor units. */
export interface VariantFacts {
  /** Case-sensitive; unique in the company. */
  readonly sku: string;
  readonly barcode: string | null;
  readonly size: string | null;
  readonly color: string | null;
  /** Grams. */
  readonly weightG: number | null;
  /** The weight as it was given in {@link weightUnit}, a decimal text; null where it was given in grams alone. */
  readonly weight: string | null;
  readonly weightUnit: WeightUnit | null;
  readonly imageUrl: string | null;
  readonly priceMinor: number;
  /** The price before a reduction. */
  readonly compareAtMinor: number | null;
  readonly currency: string;
  /** What it costs the company, in the currency of its price. */
  readonly costMinor: number | null;
  /** No price was ever given: the amount is 0 and means nothing. */
  readonly isUnpriced: boolean;
}

/** An amount as the graph returns it. */
interface Price {
  readonly amount: string;
  readonly currency: string;
  readonly minorUnits: number;
}

/** A variant as read. */
export interface Variant extends Omit<VariantFacts, 'priceMinor' | 'compareAtMinor' | 'currency' | 'costMinor' | 'weight' | 'weightUnit'> {
  readonly id: string;
  readonly productId: number;
  readonly catalogId: number;
  /** The title shown on an order line. */
  readonly title: string;
  readonly price: Price;
  readonly compareAtPrice: Price | null;
  readonly cost: Price | null;
  readonly weight: { readonly value: string; readonly unit: WeightUnit } | null;
  readonly updatedAt: Instant;
}

/** The title of a variant on an order line: `Linen shirt Green/M`. */
export function variantTitle(productTitle: string, { color, size }: Pick<VariantFacts, 'color' | 'size'>): string {
  const options = [color, size].filter((option) => option !== null).join('/');
  return options === '' ? productTitle : `${productTitle} ${options}`;
}
