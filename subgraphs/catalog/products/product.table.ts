import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, nullable, text, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ProductStatus } from './product.js';

/** Products; `id` comes from the company's counter. */
export const PRODUCT: TableDefinition = {
  name: 'product',
  columns: {
    company_id: int, id: int, external_id: nullable(code(255)), title: code(255), description: nullable(text), handle: nullable(code(255)),
    status: code(20), product_type: nullable(code(255)), brand: nullable(code(255)),
    search_text: text, // title, brand, type, handle and external id, folded
    version: int, updated_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { product_external: ['company_id', 'external_id'], product_handle: ['company_id', 'handle'] },
  indexes: { product_status: ['company_id', 'status', 'id'], product_brand: ['company_id', 'brand', 'id'] },
};

/** A row of {@link PRODUCT} as it is read. */
export interface ProductRow {
  readonly id: number;
  readonly external_id: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly handle: string | null;
  readonly status: ProductStatus;
  readonly product_type: string | null;
  readonly brand: string | null;
  readonly version: number;
  readonly updated_at: Instant;
}
