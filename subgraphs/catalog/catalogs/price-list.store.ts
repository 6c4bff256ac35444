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

type Named = Pick<PriceList, 'catalogId' | 'code'>;

/** Whether a list has prices: its own, or for the default list those that the products carry, in the trash too. */
export async function hasPrices(reader: Reader, companyId: number, { catalogId, code, isDefault }: Named & Pick<PriceList, 'isDefault'>): Promise<boolean> {
  const listed = await reader.query('SELECT 1 AS found FROM variant_price WHERE company_id = ? AND catalog_id = ? AND price_list = ? LIMIT 1', [companyId, catalogId, code]);
  if (listed.length > 0 || !isDefault) return listed.length > 0;
  return (await reader.query('SELECT 1 AS found FROM product WHERE company_id = ? AND catalog_id = ? LIMIT 1', [companyId, catalogId])).length > 0;
}

/** Delete a price list with its prices. */
export async function deletePriceList(transaction: Transaction, companyId: number, { catalogId, code }: Named): Promise<void> {
  await transaction.execute('DELETE FROM variant_price WHERE company_id = ? AND catalog_id = ? AND price_list = ?', [companyId, catalogId, code]);
  await transaction.execute('DELETE FROM price_list WHERE company_id = ? AND catalog_id = ? AND code = ?', [companyId, catalogId, code]);
}
