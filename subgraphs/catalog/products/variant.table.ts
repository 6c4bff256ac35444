import { code, instantColumn, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Variants with the price of the company's main price list. */
export const VARIANT = {
  name: 'variant',
  columns: {
    company_id: int, id: uuid, product_id: int, sku: code(255), barcode: nullable(code(255)), size: nullable(code(60)), color: nullable(code(60)),
    weight_g: nullable(int), image_url: nullable(code(1000)),
    price_minor: int, compare_at_minor: nullable(int), currency: code(3),
    search_text: text, // SKU, barcode, colour and size, without case and accents
    updated_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { variant_sku: ['company_id', 'sku'] },
  indexes: { variant_product: ['company_id', 'product_id', 'id'], variant_barcode: ['company_id', 'barcode'] },
} satisfies TableDefinition;

/** The selected columns of {@link VARIANT}. */
export const VARIANT_ROW = selection(VARIANT.columns, 'company_id', 'search_text');

/** A row of {@link VARIANT_ROW}. */
export type VariantRow = SelectedRow<typeof VARIANT_ROW>;
