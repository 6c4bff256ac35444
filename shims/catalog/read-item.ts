import { cleanItem } from '#contract/clean-item.js';
import type { ItemError, ProductItem } from '#contract/product-item.js';
import { readable } from '#kit/readable-issue.js';
import { ImportProduct } from './import-product.js';
import { itemOf } from './item-of.js';

/** What is wrong with a product, and where. */
export interface ProductIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A product as the catalog writes it, or what is wrong with it. */
export type ReadProduct = { readonly item: ProductItem } | { readonly issues: readonly ProductIssue[] };

/** A product of a list as the catalog writes it, or what is wrong with it. */
export type ReadItem = { readonly item: ProductItem } | { readonly errors: readonly ItemError[]; readonly sku: string | null };

const [MOST_ISSUES, LONGEST_NAME, LONGEST_SKU] = [100, 100, 255] as const;

/** Read one product, with its HTML sanitized. */
export function readProduct(sent: unknown): ReadProduct {
  const parsed = ImportProduct.safeParse(sent, { error: readable });
  if (parsed.success) return { item: cleanItem(itemOf(parsed.data)) };
  const { issues } = parsed.error;
  const listed = issues.slice(0, issues.length > MOST_ISSUES ? MOST_ISSUES - 1 : MOST_ISSUES).map(({ path, message }) => ({ path: path.map((step) => (typeof step === 'number' ? step : String(step).slice(0, LONGEST_NAME))), message }));
  const more = issues.length - listed.length;
  return { issues: more === 0 ? listed : [...listed, { path: [], message: `${String(more)} more errors are not listed` }] };
}

/** Read one product of a list; it is validated alone, so that it leaves the others as they are. */
export function readItem(sent: unknown): ReadItem {
  const read = readProduct(sent);
  return 'item' in read ? read : { sku: skuOf(sent), errors: read.issues.map(({ path, message }) => errorAt(path, message, sent)) };
}

const skuOf = (sent: unknown): string | null => (typeof sent === 'object' && sent !== null && 'sku' in sent && typeof sent.sku === 'string' ? sent.sku.slice(0, LONGEST_SKU) : null);

function errorAt(path: ProductIssue['path'], message: string, sent: unknown): ItemError {
  const [first, index, ...rest] = path;
  if (first !== 'variants' || typeof index !== 'number') return { field: path.length === 0 ? null : path.join('.'), variantSku: null, message };
  return { field: rest.join('.') || 'variants', variantSku: skuOf(variantsOf(sent)[index]), message };
}

const variantsOf = (sent: unknown): readonly unknown[] => (typeof sent === 'object' && sent !== null && 'variants' in sent && Array.isArray(sent.variants) ? sent.variants : []);
