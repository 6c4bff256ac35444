import { code, int, nullable, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** The projection of the catalog's variants. */
export const ITEM: TableDefinition = {
  name: 'item',
  columns: {
    company_id: int, variant_id: uuid, product_id: int, sku: code(255), barcode: nullable(code(255)), title: nullable(code(500)),
    size: nullable(code(60)), color: nullable(code(60)), weight_g: nullable(int), image_url: nullable(code(1000)),
    price_minor: nullable(int), currency: nullable(code(3)),
  },
  primaryKey: ['company_id', 'variant_id'],
  indexes: { item_sku: ['company_id', 'sku'], item_barcode: ['company_id', 'barcode'] },
};

/** A row of {@link ITEM}. */
export interface ItemRow {
  readonly variant_id: string;
  readonly product_id: number;
  readonly sku: string;
  readonly barcode: string | null;
  readonly title: string | null;
  readonly size: string | null;
  readonly color: string | null;
  readonly weight_g: number | null;
  readonly image_url: string | null;
  readonly price_minor: number | null;
  readonly currency: string | null;
}
