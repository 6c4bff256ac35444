import type { Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { PRODUCT_CATEGORY } from './product-category.table.js';
import { PRODUCT_TRANSLATION } from './product-translation.table.js';
import type { Translations } from './product-details.js';
import type { VariantPrice } from './variant-price.js';
import { VARIANT_PRICE } from './variant-price.table.js';

/** The product that details are written of. */
export interface DetailsOf {
  readonly companyId: number;
  readonly catalogId: number;
  readonly productId: number;
}

/** Bring the categories of a product from one set to another. */
export async function saveCategories(transaction: Transaction, of: DetailsOf, { before, after }: { before: readonly number[]; after: readonly number[] }): Promise<void> {
  const gone = before.filter((id) => !after.includes(id));
  if (gone.length > 0) await remove(transaction, of, { table: 'product_category', column: 'category_id', values: gone });
  await transaction.insert(PRODUCT_CATEGORY, after.filter((id) => !before.includes(id)).map((categoryId) => ({ ...keyOf(of), category_id: categoryId })));
}

/** Bring the translations of a product from one set to another. */
export async function saveTranslations(transaction: Transaction, of: DetailsOf, { before, after }: { before: Translations; after: Translations }): Promise<void> {
  const gone = Object.keys(before).filter((locale) => !(locale in after));
  if (gone.length > 0) await remove(transaction, of, { table: 'product_translation', column: 'locale', values: gone });
  const written = Object.entries(after).filter(([locale, translation]) => before[locale] !== translation);
  await transaction.upsert(PRODUCT_TRANSLATION, written.map(([locale, { title, description }]) => ({ ...keyOf(of), locale, title, description })));
}

/** Replace all prices of some variants of a product that are not their own. */
export async function savePrices(transaction: Transaction, of: DetailsOf, variants: readonly { id: string; prices: readonly VariantPrice[] }[]): Promise<void> {
  if (variants.length === 0) return;
  await remove(transaction, of, { table: 'variant_price', column: 'variant_id', values: variants.map(({ id }) => id) });
  await transaction.insert(VARIANT_PRICE, variants.flatMap(({ id, prices }) => prices.map((price) => ({
    ...keyOf(of), variant_id: id, price_list: price.priceList, valid_from: price.validFrom ?? '', valid_to: price.validTo, price_minor: price.priceMinor, sale_minor: price.saleMinor,
  }))));
}

interface Removed {
  readonly table: 'product_category' | 'product_translation' | 'variant_price';
  readonly column: 'category_id' | 'locale' | 'variant_id';
  readonly values: readonly (number | string)[];
}

const remove = (transaction: Transaction, { companyId, catalogId, productId }: DetailsOf, { table, column, values }: Removed): Promise<number> =>
  transaction.execute(`DELETE FROM ${table} WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND ${column} IN (${places(values.length)})`, [companyId, catalogId, productId, ...values]);

const keyOf = ({ companyId, catalogId, productId }: DetailsOf) => ({ company_id: companyId, catalog_id: catalogId, product_id: productId });
