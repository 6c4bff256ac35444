import { code, int, nullable, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Markets of catalogs. */
export const MARKET = {
  name: 'market',
  columns: { company_id: int, catalog_id: int, code: code(40), name: code(120), countries: text, currency: code(3), price_list: nullable(code(40)), locales: text },
  primaryKey: ['company_id', 'catalog_id', 'code'],
} satisfies TableDefinition;

/** What is read of {@link MARKET}. */
export const MARKET_ROW = selection(MARKET.columns, 'company_id');

/** A row of {@link MARKET_ROW}. */
export type MarketRow = SelectedRow<typeof MARKET_ROW>;
