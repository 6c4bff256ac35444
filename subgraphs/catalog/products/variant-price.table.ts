import { code, instantColumn, int, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Prices of variants in lists other than the default one, whose prices the variants carry, and prices of any list for a period. */
export const VARIANT_PRICE = {
  name: 'variant_price',
  columns: {
    company_id: int, catalog_id: int, product_id: int, variant_id: uuid, price_list: code(40),
    valid_from: code(24), // empty for the price outside all periods
    valid_to: nullable(instantColumn), price_minor: int, sale_minor: nullable(int),
  },
  primaryKey: ['company_id', 'catalog_id', 'product_id', 'variant_id', 'price_list', 'valid_from'],
} satisfies TableDefinition;

/** What is read of {@link VARIANT_PRICE}. */
export const VARIANT_PRICE_ROW = selection(VARIANT_PRICE.columns, 'company_id', 'catalog_id');

/** A row of {@link VARIANT_PRICE_ROW}. */
export type VariantPriceRow = SelectedRow<typeof VARIANT_PRICE_ROW>;
