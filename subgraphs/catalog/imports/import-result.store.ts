import type { ItemOutcome, ItemStatus } from '#contract/product-item.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { listedOutcome } from '../key-writes/item-outcome.js';
import type { ItemStock, WrittenItem } from '../key-writes/write-items.js';
import { MOST_LISTED, NO_RESULTS, type ImportSummary } from './product-import.js';
import type { ImportPlace } from './product-import.store.js';
import { PRODUCT_IMPORT_RESULT } from './product-import.table.js';

/** What became of a product, by its index. */
export interface PlacedItem extends WrittenItem {
  readonly place: number;
}

/** A result as it is listed. */
export interface ImportResult extends ItemOutcome {
  readonly index: number;
}

const rowOf = ({ companyId, catalogId, id }: ImportPlace, { place, outcome, stock }: PlacedItem) => ({
  company_id: companyId, catalog_id: catalogId, import_id: id, place, status: outcome.status, outcome: JSON.stringify(listedOutcome(outcome, MOST_LISTED)), stock: stock.length === 0 ? null : JSON.stringify({ stock }),
});

/** Store results. */
export const insertResults = (transaction: Transaction, of: ImportPlace, items: readonly PlacedItem[]): Promise<void> => transaction.insert(PRODUCT_IMPORT_RESULT, items.map((item) => rowOf(of, item)));

/** Store results anew. */
export const saveResults = (transaction: Transaction, of: ImportPlace, items: readonly PlacedItem[]): Promise<void> => transaction.upsert(PRODUCT_IMPORT_RESULT, items.map((item) => rowOf(of, item)));

const NAME = 'Result of an import';

interface WaitingRow {
  readonly place: number;
  readonly outcome: string;
  readonly stock: string;
}

/** The next products whose stock is to be set, from an index on; fails on one that is damaged. */
export async function findUnsettled(reader: Reader, { companyId, catalogId, id }: ImportPlace, { from, most }: { readonly from: number; readonly most: number }): Promise<PlacedItem[]> {
  const rows = await reader.query<WaitingRow>(
    `SELECT place, outcome, stock FROM product_import_result WHERE company_id = ? AND catalog_id = ? AND import_id = ? AND place >= ? AND stock IS NOT NULL ORDER BY place ${atMost(most)}`, [companyId, catalogId, id, from]);
  return readableRows(reader, rows, {
    companyId, whole: true, nameOf: ({ place }) => ({ table: 'product_import_result', id: `${id}.${String(place)}`, name: NAME }),
    map: ({ place, outcome, stock }, stored) => ({ place, outcome: stored.object(outcome, 'outcome') as ItemOutcome, stock: (stored.object(stock, 'stock') as { readonly stock: readonly ItemStock[] }).stock }),
  });
}

/** Results from an index on, in their order; damaged ones are left out. */
export async function findResults(reader: Reader, { companyId, catalogId, id }: ImportPlace, { from, to }: { readonly from: number; readonly to: number }): Promise<ImportResult[]> {
  const rows = await reader.query<{ place: number; outcome: string }>(
    'SELECT place, outcome FROM product_import_result WHERE company_id = ? AND catalog_id = ? AND import_id = ? AND place >= ? AND place < ? ORDER BY place', [companyId, catalogId, id, from, to]);
  return readableRows(reader, rows, mappingOf(companyId, id));
}

const mappingOf = (companyId: number, id: string) => ({
  companyId, nameOf: ({ place }: { readonly place: number }) => ({ table: 'product_import_result', id: `${id}.${String(place)}`, name: NAME }),
  map: ({ place, outcome }: { readonly place: number; readonly outcome: string }, stored: Stored) => Object.assign({ index: place }, stored.object(outcome, 'outcome') as ItemOutcome),
});

/** A page of the results of an import, in their order; damaged ones are left out. */
export async function findResultPage(reader: Reader, { companyId, catalogId, id }: ImportPlace, { statuses, keys }: { readonly statuses: readonly ItemStatus[] | null; readonly keys: Keyset }): Promise<ImportResult[]> {
  const among = statuses ? ` AND status IN (${places(statuses.length)})` : '';
  const rows = await reader.query<{ place: number; outcome: string }>(
    `SELECT place, outcome FROM product_import_result WHERE company_id = ? AND catalog_id = ? AND import_id = ?${among}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, catalogId, id, ...statuses ?? [], ...keys.parameters]);
  return readableRows(reader, rows, mappingOf(companyId, id));
}

/** How many products of an import had which result. */
export async function countResults(reader: Reader, { companyId, catalogId, id }: ImportPlace): Promise<ImportSummary> {
  const rows = await reader.query<{ status: ItemStatus; total: number }>('SELECT status, COUNT(*) AS total FROM product_import_result WHERE company_id = ? AND catalog_id = ? AND import_id = ? GROUP BY status', [companyId, catalogId, id]);
  return { ...NO_RESULTS, ...Object.fromEntries(rows.map(({ status, total }) => [status, total])) };
}

/** Remove some results of an import; answers how many. */
export const removeResults = (transaction: Transaction, { companyId, catalogId, id }: ImportPlace, below: number): Promise<number> =>
  transaction.execute('DELETE FROM product_import_result WHERE company_id = ? AND catalog_id = ? AND import_id = ? AND place < ?', [companyId, catalogId, id, below]);
