import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import { ofWords } from './product-token.store.js';
import type { ProductStatus } from './product.js';
import { searchPatterns } from './search-text.js';
import { toVariant } from './variant-row.store.js';
import type { Variant } from './variant.js';
import { VARIANT_ROW, type VariantRow } from './variant.table.js';

type Row = VariantRow & { readonly product_title: string };

const SELECT = `SELECT ${VARIANT_ROW.of('v')}, p.title AS product_title FROM variant v JOIN product p ON p.company_id = v.company_id AND p.id = v.product_id`;

/** Variants by id, in one query. */
export async function findVariantsById(reader: Reader, companyId: number, ids: readonly string[]): Promise<Map<string, Variant>> {
  const rows = await reader.query<Row>(`${SELECT} WHERE v.company_id = ? AND v.id IN (${places(ids.length)})`, [companyId, ...ids]);
  return new Map(rows.map((row) => [row.id, toVariant(row)]));
}

/** The variants of several products in the order of their creation, in one query. */
export async function findVariantsOfProducts(reader: Reader, companyId: number, productIds: readonly number[]): Promise<Variant[]> {
  const rows = await reader.query<Row>(`${SELECT} WHERE v.company_id = ? AND v.product_id IN (${places(productIds.length)}) ORDER BY v.product_id, v.id`, [companyId, ...productIds]);
  return rows.map(toVariant);
}

/** The variant with a SKU. */
export async function findVariantBySku(reader: Reader, companyId: number, sku: string): Promise<Variant | undefined> {
  const [row] = await reader.query<Row>(`${SELECT} WHERE v.company_id = ? AND v.sku = ?`, [companyId, sku]);
  return row && toVariant(row);
}

/** Variants of a catalog by their SKUs or ids, in one query. */
export async function findCatalogVariants(reader: Reader, { companyId, catalogId }: { readonly companyId: number; readonly catalogId: number }, { skus, ids }: { readonly skus: readonly string[]; readonly ids: readonly string[] }): Promise<Variant[]> {
  const named = [...skus.length > 0 ? [`v.sku IN (${places(skus.length)})`] : [], ...ids.length > 0 ? [`v.id IN (${places(ids.length)})`] : []];
  if (named.length === 0) return [];
  const rows = await reader.query<Row>(`${SELECT} WHERE v.company_id = ? AND v.catalog_id = ? AND (${named.join(' OR ')})`, [companyId, catalogId, ...skus, ...ids]);
  return rows.map(toVariant);
}

/** The filter of a variant list. */
export interface VariantSearch {
  readonly text?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly status?: ProductStatus | null | undefined;
  readonly brand?: string | null | undefined;
  readonly skus?: readonly string[] | null | undefined;
  readonly productId?: number | null | undefined;
  readonly catalogId?: number | null | undefined;
}

/** What codes are written with between their letters and digits, without which words are compared. */
const lettersOf = (column: string): string => ['-', '_', '.', '/', ' '].reduce((inner, separator) => `REPLACE(${inner}, '${separator}', '')`, column);

const HAS_WORD = `(${lettersOf('v.search_text')} LIKE ? OR ${lettersOf('p.search_text')} LIKE ?)`;

/** The variant or its product has each word of a search; products are found by their tokens, which are those of all their variants. */
async function ofSearch(reader: Reader, companyId: number, search: string | null | undefined): Promise<[string, ...ColumnValue[]][]> {
  const words = checkSearch(search)?.words ?? [];
  if (words.length === 0) return [];
  const found = await ofWords(reader, companyId, words);
  return [...found.map(({ sql, parameters }): [string, ...ColumnValue[]] => [sql, ...parameters]), ...words.map((word): [string, ...ColumnValue[]] => [HAS_WORD, `%${word}%`, `%${word}%`])];
}

/** A page of variants. */
export async function searchVariants(reader: Reader, companyId: number, { keys, ...search }: VariantSearch & { keys: Keyset }): Promise<Variant[]> {
  const conditions: [string, ...ColumnValue[]][] = await ofSearch(reader, companyId, search.search);
  if (search.status) conditions.push(['p.status = ?', search.status]);
  if (typeof search.brand === 'string') conditions.push(['p.brand = ?', search.brand]);
  if (typeof search.productId === 'number') conditions.push(['v.product_id = ?', search.productId]);
  if (typeof search.catalogId === 'number') conditions.push(['v.catalog_id = ?', search.catalogId]);
  if (search.skus) conditions.push([`v.sku IN (${places(search.skus.length)})`, ...search.skus]);
  for (const pattern of searchPatterns(search.text ?? '')) conditions.push([`(v.search_text LIKE ? ESCAPE '!' OR p.search_text LIKE ? ESCAPE '!')`, pattern, pattern]);
  const rows = await reader.query<Row>(
    `${SELECT} WHERE v.company_id = ?${conditions.map(([sql]) => ` AND ${sql}`).join('')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, ...conditions.flatMap(([, ...values]) => values), ...keys.parameters]);
  return rows.map(toVariant);
}

/** Delete variants. */
export async function deleteVariants(transaction: Transaction, companyId: number, ids: readonly string[]): Promise<void> {
  await transaction.execute(`DELETE FROM variant WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
}
