import type { Reader } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import { ofWords } from './product-token.store.js';
import { productName, toProduct } from './product-row.store.js';
import type { Product, ProductStatus } from './product.js';
import { PRODUCT_ROW, type ProductRow } from './product.table.js';
import { searchPatterns } from './search-text.js';

const COLUMNS = PRODUCT_ROW.of('p');

/** Products by id, in one query; without those in the trash. */
export async function findProductsById(reader: Reader, companyId: number, ids: readonly number[]): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.query<ProductRow>(`SELECT ${COLUMNS} FROM product p WHERE p.company_id = ? AND p.id IN (${places(ids.length)}) AND p.deleted_at IS NULL`, [companyId, ...ids]);
  return new Map(readProducts(reader, companyId, rows).map((product) => [product.id, product]));
}

/** Products in the order of their ids in a list; without those that there are not. */
export async function findProductsInOrder(reader: Reader, companyId: number, ids: readonly number[]): Promise<Product[]> {
  const products = await findProductsById(reader, companyId, ids);
  return ids.map((id) => products.get(id)).filter((product) => product !== undefined);
}

/** The filter of a product list. */
export interface ProductSearch {
  readonly text?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly status?: ProductStatus | null | undefined;
  readonly brand?: string | null | undefined;
  readonly skus?: readonly string[] | null | undefined;
  readonly tag?: string | null | undefined;
  readonly catalogId?: number | null | undefined;
  readonly categoryId?: number | null | undefined;
  readonly deleted?: boolean | null | undefined;
  readonly withoutImage?: boolean | null | undefined;
  readonly untranslatedIn?: string | null | undefined;
}

type Conditions = [sql: string, ...parameters: ColumnValue[]][];

/** A page of products. */
export async function searchProducts(reader: Reader, companyId: number, { keys, ...search }: ProductSearch & { keys: Keyset }): Promise<Product[]> {
  const wanted = checkSearch(search.search);
  const conditions: Conditions = [
    ...ofColumns(search), ...ofOthers(companyId, search), ...ofGaps(search),
    ...(wanted ? (await ofWords(reader, companyId, wanted.words)).map(({ sql, parameters }): Conditions[number] => [sql, ...parameters]) : []),
    ...searchPatterns(search.text ?? '').map((pattern): Conditions[number] => [MATCHES, pattern, pattern]),
  ];
  const rows = await reader.query<ProductRow>(
    `SELECT ${COLUMNS} FROM product p WHERE p.company_id = ?${conditions.map(([sql]) => ` AND ${sql}`).join('')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, ...conditions.flatMap(([, ...values]) => values), ...keys.parameters]);
  return readProducts(reader, companyId, rows);
}

/** Conditions on a product's own columns. */
function ofColumns({ deleted, catalogId, status, brand }: ProductSearch): Conditions {
  return [
    [`p.deleted_at IS ${deleted === true ? 'NOT ' : ''}NULL`],
    ...(typeof catalogId === 'number' ? [['p.catalog_id = ?', catalogId]] satisfies Conditions : []),
    ...(status ? [['p.status = ?', status]] satisfies Conditions : []),
    ...(typeof brand === 'string' ? [['p.brand = ?', brand]] satisfies Conditions : []),
  ];
}

/** Conditions on what other tables hold of a product. */
function ofOthers(companyId: number, { skus, tag, categoryId, deleted }: ProductSearch): Conditions {
  return [
    ...(skus ? [[ofSkus(deleted === true ? TRASHED : PRESENT, skus.length), companyId, ...skus, companyId, ...skus]] satisfies Conditions : []),
    ...(typeof tag === 'string' ? [['p.id IN (SELECT t.product_id FROM product_tag t WHERE t.company_id = ? AND t.tag = ?)', companyId, tag.trim()]] satisfies Conditions : []),
    ...(typeof categoryId === 'number' ? [[IN_CATEGORY, categoryId]] satisfies Conditions : []),
  ];
}

/** Conditions on what products lack. */
const ofGaps = ({ withoutImage, untranslatedIn }: ProductSearch): Conditions => [
  ...(typeof withoutImage === 'boolean' ? [[`${withoutImage ? 'NOT ' : ''}${HAS_IMAGE}`]] satisfies Conditions : []),
  ...(typeof untranslatedIn === 'string' ? [[`NOT ${HAS_TITLE_IN}`, untranslatedIn]] satisfies Conditions : []),
];

/** The product has an image. */
const HAS_IMAGE = 'EXISTS (SELECT 1 FROM product_image i WHERE i.company_id = p.company_id AND i.catalog_id = p.catalog_id AND i.product_id = p.id)';

/** The product has a title in a locale. */
const HAS_TITLE_IN = `EXISTS (SELECT 1 FROM product_translation t WHERE t.company_id = p.company_id AND t.catalog_id = p.catalog_id AND t.product_id = p.id AND t.locale = ? AND t.title <> '')`;

/** Where the SKUs of products and of their variants stand. */
interface Skus {
  readonly own: string;
  readonly variants: string;
}

const PRESENT: Skus = { own: 'SELECT id FROM product WHERE company_id = ? AND sku', variants: 'SELECT product_id FROM variant WHERE company_id = ? AND sku' };
/** Those that products in the trash had. */
const TRASHED: Skus = { own: 'SELECT id FROM product WHERE company_id = ? AND trashed_sku', variants: 'SELECT product_id FROM trashed_variant WHERE company_id = ? AND sku' };

/** The product or one of its variants has one of some SKUs; they are found first, hence the derived table: MariaDB would ask for each product. */
const ofSkus = ({ own, variants }: Skus, count: number): string => `p.id IN (SELECT id FROM (${own} IN (${places(count)}) UNION ${variants} IN (${places(count)})) named)`;

/** The product is in a category. */
const IN_CATEGORY = 'EXISTS (SELECT 1 FROM product_category c WHERE c.company_id = p.company_id AND c.catalog_id = p.catalog_id AND c.product_id = p.id AND c.category_id = ?)';

/** The product or one of its variants contains the word. */
const MATCHES = `(p.search_text LIKE ? ESCAPE '!' OR EXISTS (SELECT 1 FROM variant v WHERE v.company_id = p.company_id AND v.product_id = p.id AND v.search_text LIKE ? ESCAPE '!'))`;

/** A product whose attributes cannot be read is answered without them. */
const readProducts = (reader: Reader, companyId: number, rows: readonly ProductRow[]): Product[] =>
  readableRows(reader, rows, { companyId, map: toProduct, nameOf: productName, instead: { attributes: '{}' } });
