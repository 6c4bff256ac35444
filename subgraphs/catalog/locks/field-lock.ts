import type { FieldOwner } from './field-owner.js';

/** A field of a product, or of all products of a catalog, that belongs to a connected system: nobody else changes it. */
export interface FieldLock extends FieldOwner {
  readonly catalogId: number;
  /** Null for all products of the catalog. */
  readonly productId: number | null;
  /** A name of {@link LOCKABLE_FIELDS}, or `attributes.<code>`. */
  readonly field: string;
}

/** The fields of a product that a connected system may own, by their names in the catalog API. */
export const LOCKABLE_FIELDS = [
  'sku', 'title', 'description', 'status', 'product_type', 'brand', 'attribute_set', 'model_code', 'gender', 'season', 'color', 'material', 'made_in', 'composition',
  'categories', 'attributes', 'translations', 'images', 'variants', 'size', 'barcode', 'cost', 'weight', 'prices', 'stock',
] as const;
