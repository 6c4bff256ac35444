import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { FIRST_CATALOG } from '../catalogs/catalog.js';
import type { WeightUnit } from './weight.js';

/** Variants with the price of the company's main price list. */
export const VARIANT = {
  name: 'variant',
  columns: {
    company_id: int, id: uuid, product_id: int, sku: code(255), barcode: nullable(code(255)), size: nullable(code(60)), color: nullable(code(60)),
    weight_g: nullable(int), image_url: nullable(code(1000)),
    price_minor: int, compare_at_minor: nullable(int), currency: code(3),
    search_text: text, // SKU, barcode, colour and size, without case and accents
    updated_at: instantColumn,
    catalog_id: since(514, withDefault(int, FIRST_CATALOG)),
    is_unpriced: since(514, flag), // no price was ever given: price_minor is 0 and means nothing
    cost_minor: since(514, nullable(int)),
    weight: since(514, nullable(code(20))), weight_unit: since(514, nullable(code<WeightUnit>(2))), // as it was given; weight_g is derived from them
  },
  primaryKey: ['company_id', 'id'],
  unique: { variant_sku: ['company_id', 'sku'] },
  indexes: {
    variant_product: ['company_id', 'product_id', 'id'], variant_barcode: ['company_id', 'barcode'],
    variant_catalog: { since: 515, columns: ['company_id', 'catalog_id', 'sku'] },
  },
} satisfies TableDefinition;

/** The selected columns of {@link VARIANT}. */
export const VARIANT_ROW = selection(VARIANT.columns, 'company_id', 'search_text');

/** A row of {@link VARIANT_ROW}. */
export type VariantRow = SelectedRow<typeof VARIANT_ROW>;
