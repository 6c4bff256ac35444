import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { Translations } from './product-details.js';
import { PRODUCT_TRANSLATION_ROW, type ProductTranslationRow } from './product-translation.table.js';
import type { VariantPrice } from './variant-price.js';
import { VARIANT_PRICE_ROW, type VariantPriceRow } from './variant-price.table.js';

/** Some products of one catalog. */
export interface SomeProducts {
  readonly companyId: number;
  readonly catalogId: number;
  readonly productIds: readonly number[];
}

const parametersOf = ({ companyId, catalogId, productIds }: SomeProducts): number[] => [companyId, catalogId, ...productIds];

/** The ids of the categories of products, ascending. */
export async function findProductCategories(reader: Reader, some: SomeProducts): Promise<Map<number, number[]>> {
  const rows = await reader.query<{ product_id: number; category_id: number }>(
    `SELECT product_id, category_id FROM product_category WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(some.productIds.length)}) ORDER BY product_id, category_id`, parametersOf(some));
  return new Map([...grouped(rows, ({ product_id: id }) => id)].map(([id, own]) => [id, own.map((row) => row.category_id)]));
}

/** The translations of products by locale. */
export async function findTranslations(reader: Reader, some: SomeProducts): Promise<Map<number, Translations>> {
  const rows = await reader.query<ProductTranslationRow>(`SELECT ${PRODUCT_TRANSLATION_ROW.names} FROM product_translation WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(some.productIds.length)}) ORDER BY product_id, locale`, parametersOf(some));
  return new Map([...grouped(rows, ({ product_id: id }) => id)].map(([id, own]) => [id, Object.fromEntries(own.map(({ locale, title, description }) => [locale, { title, description }]))]));
}

/** The prices of the variants of products, by the variant's id, in the order of their lists and periods. */
export async function findVariantPrices(reader: Reader, some: SomeProducts): Promise<Map<string, VariantPrice[]>> {
  const rows = await reader.query<VariantPriceRow>(`SELECT ${VARIANT_PRICE_ROW.names} FROM variant_price WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(some.productIds.length)}) ORDER BY product_id, variant_id, price_list, valid_from`, parametersOf(some));
  return new Map([...grouped(rows, (row) => row.variant_id)].map(([id, own]) => [id, own.map(toPrice)]));
}

const toPrice = (row: VariantPriceRow): VariantPrice => ({
  priceList: row.price_list, validFrom: row.valid_from === '' ? null : row.valid_from, validTo: row.valid_to, priceMinor: row.price_minor, saleMinor: row.sale_minor,
});
