import { code, instantColumn, int, nullable, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ProductStatus } from './product.js';

/** Products; `id` comes from the company's counter. */
export const PRODUCT = {
  name: 'product',
  columns: {
    company_id: int, id: int, external_id: nullable(code(255)), title: code(255), description: nullable(text), handle: nullable(code(255)),
    status: code<ProductStatus>(20), product_type: nullable(code(255)), brand: nullable(code(255)),
    search_text: text, // title, brand, type, handle and external id, without case and accents
    version: int, updated_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { product_external: ['company_id', 'external_id'], product_handle: ['company_id', 'handle'] },
  indexes: { product_status: ['company_id', 'status', 'id'], product_brand: ['company_id', 'brand', 'id'] },
} satisfies TableDefinition;

/** The selected columns of {@link PRODUCT}. */
export const PRODUCT_ROW = selection(PRODUCT.columns, 'company_id', 'search_text');

/** A row of {@link PRODUCT_ROW}. */
export type ProductRow = SelectedRow<typeof PRODUCT_ROW>;
