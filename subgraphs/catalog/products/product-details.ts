import type { ProductImage } from './product-image.js';
import type { VariantPrice } from './variant-price.js';

/** A product's title and description in a locale that is not its catalog's default. */
export interface Translation {
  readonly title: string | null;
  readonly description: string | null;
}

/** Translations by the code of their locale. */
export type Translations = Readonly<Record<string, Translation>>;

/** What is kept of a product beside its own fields. */
export interface ProductDetails {
  /** Ids of its categories, ascending. */
  readonly categoryIds: readonly number[];
  readonly translations: Translations;
  /** In their order. */
  readonly images: readonly ProductImage[];
  /** Prices of its variants, by the variant's id: those of other lists than the default one, and those of periods. */
  readonly prices: ReadonlyMap<string, readonly VariantPrice[]>;
}

/** What a product has that nothing is kept of. */
export const NO_DETAILS: ProductDetails = { categoryIds: [], translations: {}, images: [], prices: new Map() };
