import type { Reader } from '#subgraph-kit/database.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { RESERVING_STATUSES } from './fulfillment-order.js';
import type { FulfillmentStatus } from './fulfillment-status.js';
import type { DifferenceCode, Reservation } from './reconciliation.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import type { StockPosition } from '../inventory/stock-position.js';
import type { StockPositionRow } from '../inventory/stock.table.js';

interface PositionSearch {
  readonly variantId?: string | undefined;
  readonly locationId?: string | undefined;
  /** Only where published and reported stock differ. */
  readonly onlyDifferences: boolean;
  /** Only where this is a reason for a difference. */
  readonly difference: DifferenceCode | undefined;
  readonly keys: Keyset;
}

const NOT_SELLABLE = `EXISTS (SELECT 1 FROM stock_level l WHERE l.company_id = p.company_id
  AND l.location_id = p.location_id AND l.variant_id = p.variant_id AND l.classification <> 'SELLABLE' AND l.quantity > 0)`;

const DIFFERENT = `(p.reserved <> 0 OR p.reported = 0 OR ${NOT_SELLABLE})`;

/** What a position with a reason for a difference is like; `h` is what the orders hold of it. */
const OF_DIFFERENCE = {
  NEVER_REPORTED: 'p.reported = 0', NOT_SELLABLE, RESERVED: 'p.reserved > 0', OVERSOLD: 'p.reserved > p.on_hand', MISCOUNTED: 'p.reserved <> COALESCE(h.units, 0)',
} as const satisfies Record<DifferenceCode, string>;

// CROSS: an embedded database reads the open fulfillment orders first, then their lines
const HELD = `LEFT JOIN (SELECT i.variant_id, f.location_id, SUM(l.quantity - l.shipped - l.cancelled - l.unfulfillable) AS units
  FROM fulfillment_order f CROSS JOIN fulfillment_line l ON l.company_id = f.company_id AND l.fulfillment_order_id = f.id
  JOIN order_line i ON i.company_id = l.company_id AND i.order_id = l.order_id AND i.id = l.line_id
  WHERE f.company_id = ? AND f.status IN (${places(RESERVING_STATUSES.length)}) GROUP BY i.variant_id, f.location_id) h ON h.variant_id = p.variant_id AND h.location_id = p.location_id`;

/** A page of positions by item and location. */
export async function findPositionPage(reader: Reader, companyId: number, { variantId, locationId, onlyDifferences, difference, keys }: PositionSearch): Promise<StockPosition[]> {
  const conditions: { sql: string; parameters: ColumnValue[] }[] = [
    ...(variantId === undefined ? [] : [{ sql: 'p.variant_id = ?', parameters: [variantId] }]),
    ...(locationId === undefined ? [] : [{ sql: 'p.location_id = ?', parameters: [locationId] }]),
    ...(onlyDifferences ? [{ sql: DIFFERENT, parameters: [] }] : []),
    ...(difference === undefined ? [] : [{ sql: OF_DIFFERENCE[difference], parameters: [] }]),
  ];
  const held = difference === 'MISCOUNTED' ? { sql: HELD, parameters: [companyId, ...RESERVING_STATUSES] } : { sql: '', parameters: [] };
  const rows = await reader.query<StockPositionRow>(
    `SELECT p.variant_id, p.location_id, p.on_hand, p.reserved, p.reported, p.changed_at FROM stock_position p ${held.sql}
     WHERE p.company_id = ?${conditions.map(({ sql }) => ` AND ${sql}`).join('')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [...held.parameters, companyId, ...conditions.flatMap(({ parameters }) => parameters), ...keys.parameters]);
  return rows.map((row) => ({ variantId: row.variant_id, locationId: row.location_id, onHand: row.on_hand, reserved: row.reserved, reported: row.reported === 1 }));
}

interface ReservingRow {
  readonly variant_id: string;
  readonly location_id: string;
  readonly order_id: string;
  readonly number: string;
  readonly status: FulfillmentStatus;
  readonly units: number;
  readonly all_orders: number;
  readonly all_units: number;
}

const OLDEST = 20;

/** The orders that hold some items, computed from the fulfillment orders in some states; those that reserve them unless given: one query, however many items. The key is item and location, joined by a space. */
export async function findReservations(reader: Reader, companyId: number, { variantIds, statuses = RESERVING_STATUSES }: { variantIds: readonly string[]; statuses?: readonly FulfillmentStatus[] }): Promise<ReadonlyMap<string, Reservation>> {
  const reservations = new Map<string, Reservation & { oldest: Reservation['oldest'][number][] }>();
  if (variantIds.length === 0) return reservations;
  // CROSS: an embedded database reads the open fulfillment orders first, then their lines
  const rows = await reader.query<ReservingRow>(
    `SELECT variant_id, location_id, order_id, number, status, units, all_orders, all_units FROM (
       SELECT h.variant_id, h.location_id, h.order_id, h.number, h.status, h.units, COUNT(*) OVER (PARTITION BY h.variant_id, h.location_id) AS all_orders,
         SUM(h.units) OVER (PARTITION BY h.variant_id, h.location_id) AS all_units,
         ROW_NUMBER() OVER (PARTITION BY h.variant_id, h.location_id ORDER BY h.placed_at, h.part_id) AS nth
       FROM (SELECT i.variant_id, f.location_id, f.order_id, f.number, f.status, f.placed_at, f.id AS part_id,
           SUM(l.quantity - l.shipped - l.cancelled - l.unfulfillable) AS units
         FROM fulfillment_order f CROSS JOIN fulfillment_line l ON l.company_id = f.company_id AND l.fulfillment_order_id = f.id
         JOIN order_line i ON i.company_id = l.company_id AND i.order_id = l.order_id AND i.id = l.line_id
         WHERE f.company_id = ? AND f.status IN (${places(statuses.length)}) AND i.variant_id IN (${places(variantIds.length)})
         GROUP BY i.variant_id, f.location_id, f.order_id, f.number, f.status, f.placed_at, f.id) h
       WHERE h.units > 0) ranked
     WHERE nth <= ${String(OLDEST)} ORDER BY variant_id, location_id, nth`, [companyId, ...statuses, ...variantIds]);
  for (const row of rows) {
    const name = `${row.variant_id} ${row.location_id}`;
    const known = reservations.get(name) ?? { orders: row.all_orders, units: row.all_units, oldest: [] };
    known.oldest.push({ orderId: row.order_id, number: row.number, status: row.status, units: row.units });
    reservations.set(name, known);
  }
  return reservations;
}
