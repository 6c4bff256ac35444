import type { ItemError, ProductItem } from '#contract/product-item.js';
import { readable } from '#kit/readable-issue.js';
import { ImportProduct } from './import-product.js';
import { itemOf } from './item-of.js';

/** A product of a list as the catalog writes it, or what is wrong with it. */
export type ReadItem = { readonly item: ProductItem } | { readonly errors: readonly ItemError[]; readonly sku: string | null };

/** Read one product of a list; it is validated alone, so that it leaves the others as they are. */
export function readItem(sent: unknown): ReadItem {
  const parsed = ImportProduct.safeParse(sent, { error: readable });
  if (parsed.success) return { item: itemOf(parsed.data) };
  return { sku: skuOf(sent), errors: parsed.error.issues.slice(0, MOST_ERRORS).map(({ path, message }) => errorAt(path, message, sent)) };
}

const MOST_ERRORS = 100;

const skuOf = (sent: unknown): string | null => (typeof sent === 'object' && sent !== null && 'sku' in sent && typeof sent.sku === 'string' ? sent.sku : null);

function errorAt(path: readonly PropertyKey[], message: string, sent: unknown): ItemError {
  const [first, index, ...rest] = path;
  if (first !== 'variants' || typeof index !== 'number') return { field: path.length === 0 ? null : path.map(String).join('.'), variantSku: null, message };
  return { field: rest.map(String).join('.') || 'variants', variantSku: skuOf(variantsOf(sent)[index]), message };
}

const variantsOf = (sent: unknown): readonly unknown[] => (typeof sent === 'object' && sent !== null && 'variants' in sent && Array.isArray(sent.variants) ? sent.variants : []);
