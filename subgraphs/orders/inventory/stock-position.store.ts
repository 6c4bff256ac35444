import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { changePositions } from './latest-position.store.js';
import type { StockPosition } from './stock-position.js';
import { STOCK_POSITION, type StockPositionRow } from './stock.table.js';

const COLUMNS = 'variant_id, location_id, on_hand, reserved, reported';

/** The positions of some items at every location of the company. */
export const findPositions = (reader: Reader, companyId: number, variantIds: readonly string[]): Promise<StockPosition[]> => findPositionsAt(reader, companyId, { variantIds, locationIds: [] });

/** The same at some locations; at every one where none are named. */
export async function findPositionsAt(reader: Reader, companyId: number, { variantIds, locationIds }: { readonly variantIds: readonly string[]; readonly locationIds: readonly string[] }): Promise<StockPosition[]> {
  if (variantIds.length === 0) return [];
  const there = locationIds.length === 0 ? '' : ` AND location_id IN (${places(locationIds.length)})`;
  const rows = await reader.query<StockPositionRow>(`SELECT ${COLUMNS} FROM stock_position WHERE company_id = ? AND variant_id IN (${places(variantIds.length)})${there}`, [companyId, ...variantIds, ...locationIds]);
  return rows.map(({ variant_id, location_id, on_hand, reserved, reported }) => ({ variantId: variant_id, locationId: location_id, onHand: on_hand, reserved, reported: reported === 1 }));
}

/** A change of the units reserved for orders. */
export interface ReservationChange {
  readonly locationId: string;
  readonly variantId: string;
  readonly units: number;
}

/** Add to (or take from) the reservations of items, in one statement. */
export async function changeReservations(transaction: Transaction, companyId: number, changes: readonly ReservationChange[]): Promise<void> {
  const net = new Map<string, ReservationChange>();
  for (const change of changes) {
    const name = `${change.locationId} ${change.variantId}`;
    net.set(name, { locationId: change.locationId, variantId: change.variantId, units: (net.get(name)?.units ?? 0) + change.units });
  }
  const rows = [...net.values()].filter(({ units }) => units !== 0);
  if (rows.length === 0) return;
  const changed = await changePositions(transaction, companyId, rows);
  await transaction.accumulate(STOCK_POSITION, ['reserved'], rows.map((row) => Object.assign(changed(row), { reserved: row.units })));
}

/** Set what is on hand of items at a location, as its warehouse reports it. */
export async function setOnHand(transaction: Transaction, companyId: number, { locationId, onHand }: { locationId: string; onHand: ReadonlyMap<string, number> }): Promise<void> {
  const rows = [...onHand].map(([variantId, units]) => ({ variantId, locationId, units }));
  const changed = await changePositions(transaction, companyId, rows);
  await transaction.upsert(STOCK_POSITION, rows.map((row) => Object.assign(changed(row), { on_hand: row.units, reported: 1 })));
}
