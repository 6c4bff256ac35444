import { code, instantColumn, int, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** The collections of sites. */
export const COLLECTION = {
  name: 'collection',
  columns: { company_id: int, id: int, site_id: int, slug: code(63), name: code(200), fields: text, version: int, updated_at: instantColumn }, // fields is JSON
  primaryKey: ['company_id', 'id'],
  unique: { collection_slug: ['company_id', 'site_id', 'slug'] },
} satisfies TableDefinition;

/** The selected columns of {@link COLLECTION}. */
export const COLLECTION_ROW = selection(COLLECTION.columns, 'company_id');

/** A row of {@link COLLECTION_ROW}. */
export type CollectionRow = SelectedRow<typeof COLLECTION_ROW>;
