import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { PriceList } from './catalog.js';
import { PRICE_LIST, PRICE_LIST_ROW, type PriceListRow } from './price-list.table.js';

/** The price lists of a catalog, by code. */
export async function findPriceLists(reader: Reader, companyId: number, catalogId: number): Promise<PriceList[]> {
  const rows = await reader.query<PriceListRow>(`SELECT ${PRICE_LIST_ROW.names} FROM price_list WHERE company_id = ? AND catalog_id = ? ORDER BY code`, [companyId, catalogId]);
  return rows.map(toPriceList);
}

/** Write a price list, new or known by its code. */
export const writePriceList = (transaction: Transaction, companyId: number, list: PriceList): Promise<void> => transaction.upsert(PRICE_LIST, [{
  company_id: companyId, catalog_id: list.catalogId, code: list.code, name: list.name, currency: list.currency, tax_included: list.taxIncluded ? 1 : 0, is_default: list.isDefault ? 1 : 0,
}]);

const toPriceList = (row: PriceListRow): PriceList => ({
  catalogId: row.catalog_id, code: row.code, name: row.name, currency: row.currency, taxIncluded: row.tax_included === 1, isDefault: row.is_default === 1,
});
