import { code, flag, int, selection, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Price lists of catalogs. */
export const PRICE_LIST = {
  name: 'price_list',
  columns: { company_id: int, catalog_id: int, code: code(40), name: code(120), currency: code(3), tax_included: flag, is_default: flag },
  primaryKey: ['company_id', 'catalog_id', 'code'],
} satisfies TableDefinition;

/** What is read of {@link PRICE_LIST}. */
export const PRICE_LIST_ROW = selection(PRICE_LIST.columns, 'company_id');

/** A row of {@link PRICE_LIST_ROW}. */
export type PriceListRow = SelectedRow<typeof PRICE_LIST_ROW>;
