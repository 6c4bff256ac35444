import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { changePositions } from './latest-position.store.js';
import type { IncomingStock } from './incoming-stock.js';
import { INCOMING_STOCK, INCOMING_STOCK_ROW, STOCK_POSITION, type IncomingStockRow } from './stock.table.js';

/** The incoming stock of some items at any location, the next arrival first. */
export async function findIncomingStock(reader: Reader, companyId: number, variantIds: readonly string[]): Promise<IncomingStock[]> {
  if (variantIds.length === 0) return [];
  const rows = await reader.query<IncomingStockRow>(
    `SELECT ${INCOMING_STOCK_ROW.names} FROM incoming_stock WHERE company_id = ? AND variant_id IN (${places(variantIds.length)})
     ORDER BY variant_id, location_id, expected_at`, [companyId, ...variantIds]);
  return rows.map(({ variant_id, location_id, expected_at, quantity }) => ({ variantId: variant_id, locationId: location_id, expectedAt: expected_at, quantity }));
}

interface Replaced {
  readonly locationId: string;
  readonly variantIds: readonly string[];
  readonly arrivals: readonly IncomingStock[];
}

/** Replace the incoming stock of some items at a location; their positions there get a new change sequence. */
export async function replaceIncomingStock(transaction: Transaction, companyId: number, { locationId, variantIds, arrivals }: Replaced): Promise<void> {
  const positions = variantIds.map((variantId) => ({ variantId, locationId }));
  const changed = await changePositions(transaction, companyId, positions);
  await transaction.execute(`DELETE FROM incoming_stock WHERE company_id = ? AND variant_id IN (${places(variantIds.length)}) AND location_id = ?`, [companyId, ...variantIds, locationId]);
  await transaction.insert(INCOMING_STOCK, arrivals.map(({ variantId, expectedAt, quantity }) => ({ company_id: companyId, variant_id: variantId, location_id: locationId, expected_at: expectedAt, quantity })));
  await transaction.upsert(STOCK_POSITION, positions.map(changed));
}
