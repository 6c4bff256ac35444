import { code, int, nullable, selection, since, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Fields that connected systems own. */
export const FIELD_LOCK = {
  name: 'field_lock',
  columns: {
    company_id: int, catalog_id: int,
    product_id: int, // 0 for all products of the catalog
    field: code(120), owner: code(120),
    owner_key: since(600, nullable(uuid)), // the key of the catalog API that owns it, whose name is kept in owner; null for a system without a key
  },
  primaryKey: ['company_id', 'catalog_id', 'product_id', 'field'],
} satisfies TableDefinition;

/** What is read of {@link FIELD_LOCK}. */
export const FIELD_LOCK_ROW = selection(FIELD_LOCK.columns, 'company_id');

/** A row of {@link FIELD_LOCK_ROW}. */
export type FieldLockRow = SelectedRow<typeof FIELD_LOCK_ROW>;
