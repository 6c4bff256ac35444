import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Market } from './catalog.js';
import { MARKET, MARKET_ROW, type MarketRow } from './market.table.js';

/** The markets of a catalog, by code; a damaged list of one is read as empty until it is saved again. */
export async function findMarkets(reader: Reader, companyId: number, catalogId: number): Promise<Market[]> {
  const rows = await reader.query<MarketRow>(`SELECT ${MARKET_ROW.names} FROM market WHERE company_id = ? AND catalog_id = ? ORDER BY code`, [companyId, catalogId]);
  return readableRows(reader, rows, { companyId, map: toMarket, instead: { countries: '[]', locales: '[]' }, nameOf: ({ code, name }) => ({ table: 'market', id: code, name: `Market ${name}` }) });
}

/** Write a market, new or known by its code. */
export const writeMarket = (transaction: Transaction, companyId: number, market: Market): Promise<void> => transaction.upsert(MARKET, [{
  company_id: companyId, catalog_id: market.catalogId, code: market.code, name: market.name, countries: JSON.stringify(market.countries), currency: market.currency, price_list: market.priceList,
  locales: JSON.stringify(market.locales),
}]);

/** Delete a market. */
export const deleteMarket = (transaction: Transaction, companyId: number, { catalogId, code }: Pick<Market, 'catalogId' | 'code'>): Promise<number> =>
  transaction.execute('DELETE FROM market WHERE company_id = ? AND catalog_id = ? AND code = ?', [companyId, catalogId, code]);

const toMarket = (row: MarketRow, stored: Stored): Market => ({
  catalogId: row.catalog_id, code: row.code, name: row.name, countries: stored.list(row.countries, 'countries'), currency: row.currency, priceList: row.price_list, locales: stored.list(row.locales, 'locales'),
});
