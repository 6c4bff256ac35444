import { code, int, nullable, selection, selectionOf, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** The projection of the catalog's variants. */
export const ITEM = {
  name: 'item',
  columns: {
    company_id: int, variant_id: uuid, product_id: int, sku: code(255), barcode: nullable(code(255)), title: nullable(code(500)),
    size: nullable(code(60)), color: nullable(code(60)), weight_g: nullable(int), image_url: nullable(code(1000)),
    price_minor: nullable(int), currency: nullable(code(3)),
  },
  primaryKey: ['company_id', 'variant_id'],
  indexes: { item_sku: ['company_id', 'sku'], item_barcode: ['company_id', 'barcode'] },
} satisfies TableDefinition;

/** What is read of {@link ITEM}. */
export const ITEM_ROW = selection(ITEM.columns, 'company_id');

/** What an item is called by. */
export const ITEM_KEY_ROW = selectionOf(ITEM.columns, 'variant_id', 'sku', 'barcode');

/** A row of {@link ITEM_KEY_ROW}. */
export type ItemKeyRow = SelectedRow<typeof ITEM_KEY_ROW>;

/** A row of {@link ITEM_ROW}. */
export type ItemRow = SelectedRow<typeof ITEM_ROW>;
