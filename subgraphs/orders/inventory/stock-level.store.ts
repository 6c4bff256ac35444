import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { StockLevel } from './stock-level.js';
import { STOCK_LEVEL, STOCK_LEVEL_ROW, type StockLevelRow } from './stock.table.js';

const COLUMNS = STOCK_LEVEL_ROW.names;

/** The levels of some items at a location. */
export const findLevelsOfItems = (reader: Reader, companyId: number, { locationId, variantIds }: { locationId: string; variantIds: readonly string[] }): Promise<StockLevel[]> =>
  variantIds.length === 0 ? Promise.resolve([])
    : findLevels(reader, companyId, { where: `location_id = ? AND variant_id IN (${places(variantIds.length)})`, parameters: [locationId, ...variantIds], orderBy: 'variant_id' });

interface LevelSearch {
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
  readonly limit?: number;
}

/** Levels by any condition. */
export async function findLevels(reader: Reader, companyId: number, { where, parameters, orderBy, limit }: LevelSearch): Promise<StockLevel[]> {
  const rows = await reader.query<StockLevelRow>(
    `SELECT ${COLUMNS} FROM stock_level WHERE company_id = ? AND ${where} ORDER BY ${orderBy}${limit === undefined ? '' : ` LIMIT ${String(limit)}`}`, [companyId, ...parameters]);
  return rows.map(toLevel);
}

/** The levels of some items at every location. The key is item and location, with a space. */
export async function findLevelsAnywhere(reader: Reader, companyId: number, variantIds: readonly string[]): Promise<ReadonlyMap<string, StockLevel[]>> {
  const byPosition = new Map<string, StockLevel[]>();
  if (variantIds.length === 0) return byPosition;
  const rows = await reader.query<StockLevelRow & { location_id: string }>(
    `SELECT location_id, ${COLUMNS} FROM stock_level
     WHERE company_id = ? AND location_id IN (SELECT id FROM location WHERE company_id = ?) AND variant_id IN (${places(variantIds.length)}) ORDER BY location_code, classification`, [companyId, companyId, ...variantIds]);
  for (const row of rows) {
    const name = `${row.variant_id} ${row.location_id}`;
    const known = byPosition.get(name);
    if (known) known.push(toLevel(row));
    else byPosition.set(name, [toLevel(row)]);
  }
  return byPosition;
}

const toLevel = ({ id, variant_id, location_code, classification, quantity, as_of, changed_at }: StockLevelRow): StockLevel =>
  ({ id, variantId: variant_id, locationCode: location_code, classification, quantity, asOf: as_of, updatedAt: changed_at });

/** Write levels of a location as reported, in one statement; those with their own change sequence keep it. */
export async function saveLevels(transaction: Transaction, companyId: number, { locationId, levels }: { locationId: string; levels: readonly (Omit<StockLevel, 'updatedAt'> & Partial<Pick<StockLevel, 'updatedAt'>>)[] }): Promise<void> {
  const changeSequence = await transaction.takeChangeSequence(companyId);
  await transaction.upsert(STOCK_LEVEL, levels.map((level) => ({
    company_id: companyId, location_id: locationId, variant_id: level.variantId, location_code: level.locationCode, classification: level.classification,
    id: level.id, quantity: level.quantity, as_of: level.asOf, changed_at: level.updatedAt ?? changeSequence,
  })));
}
