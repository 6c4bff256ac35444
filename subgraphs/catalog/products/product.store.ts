import type { Reader } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import { ofWords } from './product-token.store.js';
import type { Product, ProductStatus } from './product.js';
import { PRODUCT_ROW, type ProductRow } from './product.table.js';
import { searchPatterns } from './search-text.js';

const COLUMNS = PRODUCT_ROW.of('p');

/** Products by id, in one query. */
export async function findProductsById(reader: Reader, companyId: number, ids: readonly number[]): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.query<ProductRow>(`SELECT ${COLUMNS} FROM product p WHERE p.company_id = ? AND p.id IN (${places(ids.length)})`, [companyId, ...ids]);
  return new Map(rows.map((row) => [row.id, toProduct(row)]));
}

/** The filter of a product list. */
export interface ProductSearch {
  readonly text?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly status?: ProductStatus | null | undefined;
  readonly brand?: string | null | undefined;
  readonly skus?: readonly string[] | null | undefined;
  readonly tag?: string | null | undefined;
}

/** A page of products. */
export async function searchProducts(reader: Reader, companyId: number, { keys, ...search }: ProductSearch & { keys: Keyset }): Promise<Product[]> {
  const conditions: [string, ...ColumnValue[]][] = [];
  if (search.status) conditions.push(['p.status = ?', search.status]);
  if (typeof search.brand === 'string') conditions.push(['p.brand = ?', search.brand]);
  if (search.skus) conditions.push([`p.id IN (SELECT product_id FROM variant WHERE company_id = ? AND sku IN (${places(search.skus.length)}))`, companyId, ...search.skus]);
  if (typeof search.tag === 'string') conditions.push(['p.id IN (SELECT t.product_id FROM product_tag t WHERE t.company_id = ? AND t.tag = ?)', companyId, search.tag.trim()]);
  const wanted = checkSearch(search.search);
  if (wanted) conditions.push(...(await ofWords(reader, companyId, wanted.words)).map(({ sql, parameters }): [string, ...ColumnValue[]] => [sql, ...parameters]));
  for (const pattern of searchPatterns(search.text ?? '')) conditions.push([MATCHES, pattern, pattern]);
  const rows = await reader.query<ProductRow>(
    `SELECT ${COLUMNS} FROM product p WHERE p.company_id = ?${conditions.map(([sql]) => ` AND ${sql}`).join('')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, ...conditions.flatMap(([, ...values]) => values), ...keys.parameters]);
  return rows.map(toProduct);
}

/** The product or one of its variants contains the word. */
const MATCHES = `(p.search_text LIKE ? ESCAPE '!' OR EXISTS (SELECT 1 FROM variant v WHERE v.company_id = p.company_id AND v.product_id = p.id AND v.search_text LIKE ? ESCAPE '!'))`;

const toProduct = (row: ProductRow): Product => ({
  id: row.id, externalId: row.external_id, title: row.title, description: row.description, handle: row.handle, status: row.status,
  productType: row.product_type, brand: row.brand, updatedAt: row.updated_at,
});
