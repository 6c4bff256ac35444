import { code, instantColumn, int, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Catalogs; `id` comes from the company's counter. */
export const CATALOG = {
  name: 'catalog',
  columns: { company_id: int, id: int, slug: code(60), name: code(120), default_locale: code(16), locales: text, version: int, updated_at: instantColumn },
  primaryKey: ['company_id', 'id'],
  unique: { catalog_slug: ['company_id', 'slug'] },
} satisfies TableDefinition;

/** What is read of {@link CATALOG}. */
export const CATALOG_ROW = selection(CATALOG.columns, 'company_id');

/** A row of {@link CATALOG_ROW}. */
export type CatalogRow = SelectedRow<typeof CATALOG_ROW>;
