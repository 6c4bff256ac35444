import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** Variants with the price of the company's main price list. */
export const VARIANT: TableDefinition = {
  name: 'variant',
  columns: {
    company_id: int, id: uuid, product_id: int, sku: code(255), barcode: nullable(code(255)), size: nullable(code(60)), color: nullable(code(60)),
    weight_g: nullable(int), image_url: nullable(code(1000)),
    price_minor: int, compare_at_minor: nullable(int), currency: code(3),
    search_text: text, // SKU, barcode, colour and size, folded
    updated_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { variant_sku: ['company_id', 'sku'] },
  indexes: { variant_product: ['company_id', 'product_id', 'id'], variant_barcode: ['company_id', 'barcode'] },
};

/** A row of {@link VARIANT} as it is read. */
export interface VariantRow {
  readonly id: string;
  readonly product_id: number;
  readonly sku: string;
  readonly barcode: string | null;
  readonly size: string | null;
  readonly color: string | null;
  readonly weight_g: number | null;
  readonly image_url: string | null;
  readonly price_minor: number;
  readonly compare_at_minor: number | null;
  readonly currency: string;
  readonly updated_at: Instant;
}
