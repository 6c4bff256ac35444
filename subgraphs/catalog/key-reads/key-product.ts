import type { Instant } from '#kernel/clock.js';
import type { ProductFacts } from '../products/product.js';
import type { Translation } from '../products/product-details.js';
import type { ProductImage } from '../products/product-image.js';
import type { WeightUnit } from '../products/weight.js';

/** The price of a variant that holds now in a list. Amounts are decimal texts with the digits of the currency. */
export interface KeyPrice {
  readonly priceList: string;
  readonly currency: string;
  readonly price: string;
  readonly salePrice: string | null;
}

/** A variant as a key of the catalog API sees it. */
export interface KeyVariant {
  readonly id: string;
  readonly sku: string;
  readonly barcode: string | null;
  readonly sizeOption: string | null;
  readonly colorOption: string | null;
  readonly cost: string | null;
  readonly weight: string | null;
  readonly weightUnit: WeightUnit;
  readonly prices: readonly KeyPrice[];
  /** The same variant for other subgraphs. */
  readonly variant: { readonly id: string };
}

/** An image of a product as a key of the catalog API sees it. */
export interface KeyImage extends ProductImage {
  readonly position: number;
}

/** A product as a key of the catalog API sees it; of a deleted one nothing but its id, SKU and time is of use. */
export interface KeyProduct extends Omit<ProductFacts, 'attributes'> {
  readonly id: number;
  readonly isDeleted: boolean;
  readonly updatedAt: Instant;
  readonly attributes: readonly { readonly code: string; readonly value: string }[];
  readonly categories: readonly { readonly id: number; readonly name: string; readonly path: string }[];
  readonly translations: readonly (Translation & { readonly locale: string })[];
  readonly images: readonly KeyImage[];
  readonly variants: readonly KeyVariant[];
}
