import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { KeyImage } from './key-product.js';
import type { SomeProducts } from '../products/product-details.store.js';
import type { Translation } from '../products/product-details.js';
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

/** A product's texts in other languages, by locale, and its images, in their order. */
export interface KeyTexts {
  readonly translations: readonly (Translation & { readonly locale: string })[];
  readonly images: readonly KeyImage[];
}

interface TextRow {
  readonly product_id: number;
  /** Of an image its id; 0 of a translation. */
  readonly id: number;
  readonly place: number;
  /** A locale, or the content of an image. */
  readonly name: string;
  readonly title: string | null;
  readonly detail: string | null;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** The translations and images of products: one statement, so that a page of products costs few. */
export async function findKeyTexts(reader: Reader, { companyId, catalogId, productIds }: SomeProducts): Promise<ReadonlyMap<number, KeyTexts>> {
  const own = [companyId, catalogId, ...productIds];
  const rows = await reader.query<TextRow>(
    `SELECT product_id, 0 AS id, 0 AS place, locale AS name, title, description AS detail, 0 AS width, 0 AS height, 0 AS bytes FROM product_translation WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(productIds.length)})
    UNION ALL SELECT product_id, id, place, content, alt, media_type, width, height, bytes FROM product_image WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(productIds.length)}) ORDER BY product_id, place, name`, [...own, ...own]);
  return new Map([...grouped(rows, (row) => row.product_id)].map(([id, texts]) => [id, textsOf(texts)]));
}

function textsOf(rows: readonly TextRow[]): KeyTexts {
  const [translations, images]: [(Translation & { locale: string })[], KeyImage[]] = [[], []];
  for (const { id, name, title, detail, width, height, bytes } of rows) {
    if (id === 0) translations.push({ locale: name, title, description: detail });
    else images.push({ id, content: name, alt: title, mediaType: detail ?? '', width, height, bytes, position: images.length + 1 });
  }
  return { translations, images };
}
