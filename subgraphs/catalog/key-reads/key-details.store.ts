import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { SomeProducts } from '../products/product-details.store.js';
import { PRODUCT_TRANSLATION_ROW, type ProductTranslationRow } from '../products/product-translation.table.js';
import { VARIANT } from '../products/variant.table.js';

const VARIANT_COLUMNS = selectionOf(VARIANT.columns, 'id', 'product_id', 'sku', 'barcode', 'size', 'color', 'weight_g', 'weight', 'weight_unit', 'price_minor', 'compare_at_minor', 'currency', 'is_unpriced', 'cost_minor');

/** A variant as keys read it. */
export type KeyVariantRow = SelectedRow<typeof VARIANT_COLUMNS>;

/** The variants of products, in the order they were added. */
export async function findKeyVariants(reader: Reader, { companyId, productIds }: SomeProducts): Promise<ReadonlyMap<number, KeyVariantRow[]>> {
  const rows = await reader.query<KeyVariantRow>(
    `SELECT ${VARIANT_COLUMNS.names} FROM variant WHERE company_id = ? AND product_id IN (${places(productIds.length)}) ORDER BY product_id, id`, [companyId, ...productIds]);
  return grouped(rows, (row) => row.product_id);
}

/** A category with a product that is in it. */
export interface KeyCategoryRow {
  readonly product_id: number;
  readonly id: number;
  readonly name: string;
  readonly path: string;
}

/** The categories of products, by id. */
export async function findKeyCategories(reader: Reader, { companyId, catalogId, productIds }: SomeProducts): Promise<ReadonlyMap<number, KeyCategoryRow[]>> {
  const rows = await reader.query<KeyCategoryRow>(
    `SELECT l.product_id, c.id, c.name, c.path FROM product_category l JOIN category c ON c.company_id = l.company_id AND c.catalog_id = l.catalog_id AND c.id = l.category_id
    WHERE l.company_id = ? AND l.catalog_id = ? AND l.product_id IN (${places(productIds.length)}) ORDER BY l.product_id, l.category_id`, [companyId, catalogId, ...productIds]);
  return grouped(rows, (row) => row.product_id);
}

/** The translations of products, by locale. */
export async function findKeyTranslations(reader: Reader, { companyId, catalogId, productIds }: SomeProducts): Promise<ReadonlyMap<number, ProductTranslationRow[]>> {
  const rows = await reader.query<ProductTranslationRow>(
    `SELECT ${PRODUCT_TRANSLATION_ROW.names} FROM product_translation WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(productIds.length)}) ORDER BY product_id, locale`, [companyId, catalogId, ...productIds]);
  return grouped(rows, (row) => row.product_id);
}
