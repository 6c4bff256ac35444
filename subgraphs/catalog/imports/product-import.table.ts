import { code, instantColumn, int, nullable, selectionOf, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { FieldRule } from '#contract/catalog-key.js';
import type { ItemStatus } from '#contract/product-item.js';
import type { ImportStatus } from './product-import.js';

/** Products that keys sent at once. */
export const PRODUCT_IMPORT = {
  name: 'product_import',
  columns: {
    company_id: int, catalog_id: int, id: uuid, key_id: uuid, key_name: code(200), field_rule: code<FieldRule>(20), // as they were when it was sent
    status: code<ImportStatus>(20), total: int, processed: int, failed: int,
    settled: int, // the stock of the products before this index is set
    content: code(64), // hash of the stored lines
    created_at: instantColumn, started_at: nullable(instantColumn), finished_at: nullable(instantColumn),
    pending: nullable(int), // 1 until its end, then empty
    worked_at: instantColumn, // when it last got its turn
    claim_token: nullable(uuid), lease_end: nullable(instantColumn),
    user_id: since(650, nullable(uuid)), token_id: since(650, nullable(uuid)), via: since(650, nullable(code(40))), permissions: since(650, nullable(text)), // of the person who started it; permissions with a space between
    file_name: since(650, nullable(code(255))), file_kind: since(650, nullable(code(80))), left_out: since(650, nullable(text)), // names of columns, a line each
  },
  primaryKey: ['company_id', 'catalog_id', 'id'],
  indexes: {
    product_import_key: ['company_id', 'catalog_id', 'key_id', 'pending', 'id'], product_import_pending: ['pending', 'worked_at', 'company_id'], product_import_ended: ['finished_at', 'company_id', 'id'],
    product_import_listed: { since: 651, columns: ['company_id', 'id'] },
  },
} satisfies TableDefinition;

/** What became of the products of imports. */
export const PRODUCT_IMPORT_RESULT = {
  name: 'product_import_result',
  columns: {
    company_id: int, catalog_id: int, import_id: uuid, place: int, status: code<ItemStatus>(20), outcome: text,
    stock: nullable(text), // what is still to be set
  },
  primaryKey: ['company_id', 'catalog_id', 'import_id', 'place'],
} satisfies TableDefinition;

/** What is read of {@link PRODUCT_IMPORT} to show it. */
export const PRODUCT_IMPORT_ROW = selectionOf(PRODUCT_IMPORT.columns, 'id', 'catalog_id', 'key_name', 'status', 'total', 'processed', 'failed', 'created_at', 'started_at', 'finished_at', 'file_name', 'file_kind', 'left_out');

/** A row of {@link PRODUCT_IMPORT_ROW}. */
export type ProductImportRow = SelectedRow<typeof PRODUCT_IMPORT_ROW>;
