import { code, int, nullable, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Titles and descriptions of products in the locales that are not their catalog's default. */
export const PRODUCT_TRANSLATION = {
  name: 'product_translation',
  columns: { company_id: int, catalog_id: int, product_id: int, locale: code(16), title: nullable(code(255)), description: nullable(text) },
  primaryKey: ['company_id', 'catalog_id', 'product_id', 'locale'],
} satisfies TableDefinition;

/** What is read of {@link PRODUCT_TRANSLATION}. */
export const PRODUCT_TRANSLATION_ROW = selection(PRODUCT_TRANSLATION.columns, 'company_id', 'catalog_id');

/** A row of {@link PRODUCT_TRANSLATION_ROW}. */
export type ProductTranslationRow = SelectedRow<typeof PRODUCT_TRANSLATION_ROW>;
