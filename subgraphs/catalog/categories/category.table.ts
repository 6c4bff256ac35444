import { code, int, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Categories of catalogs; `id` comes from the company's counter. */
export const CATEGORY = {
  name: 'category',
  columns: {
    company_id: int, catalog_id: int, id: int,
    parent_id: int, // 0 at the root: names are unique there too, which an empty value would not be
    name: code(255), path: text, position: int,
  },
  primaryKey: ['company_id', 'catalog_id', 'id'],
  unique: { category_name: ['company_id', 'catalog_id', 'parent_id', 'name'] },
} satisfies TableDefinition;

/** What is read of {@link CATEGORY}. */
export const CATEGORY_ROW = selection(CATEGORY.columns, 'company_id');

/** A row of {@link CATEGORY_ROW}. */
export type CategoryRow = SelectedRow<typeof CATEGORY_ROW>;
