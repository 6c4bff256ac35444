import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';

/** When orders were placed, and how many are looked at. */
export interface PastSearch {
  readonly locationId: string;
  readonly from: Instant;
  readonly to: Instant;
  readonly most: number;
}

/** The ids of orders of which a part went to a location, the newest first; and whether there are more. */
export async function findOrdersOfLocation(reader: Reader, companyId: number, { locationId, from, to, most }: PastSearch): Promise<{ readonly ids: readonly string[]; readonly isCut: boolean }> {
  const limit = 2 * most + 1; // an order may have two parts at a location; no index of its own has them in the order of their days
  const rows = await reader.query<{ order_id: string }>(
    `SELECT order_id FROM fulfillment_order WHERE company_id = ? AND placed_at >= ? AND placed_at <= ? AND COALESCE(location_id, '') = ? AND status <> 'CANCELLED' ORDER BY placed_at DESC, id DESC ${atMost(limit)}`, [companyId, from, to, locationId]);
  const ids = [...new Set(rows.map(({ order_id: id }) => id))];
  return { ids: ids.slice(0, most), isCut: ids.length > most || rows.length >= limit };
}

/** Where the units of orders went: the locations of the parts that were not cancelled. */
export async function findLocationsOfOrders(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<{ readonly orderId: string; readonly locationId: string }[]> {
  if (orderIds.length === 0) return [];
  const rows = await reader.query<{ order_id: string; location_id: string }>(
    `SELECT order_id, location_id FROM fulfillment_order WHERE company_id = ? AND order_id IN (${places(orderIds.length)}) AND status <> 'CANCELLED'`, [companyId, ...orderIds]);
  return rows.map(({ order_id: orderId, location_id: locationId }) => ({ orderId, locationId }));
}

/** When the last shipment of orders was delivered, by order. */
export async function findDeliveries(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, Instant>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reader.query<{ order_id: string; delivered_at: Instant | null }>(
    `SELECT order_id, MAX(delivered_at) AS delivered_at FROM shipment WHERE company_id = ? AND order_id IN (${places(orderIds.length)}) AND status <> 'VOIDED' GROUP BY order_id`, [companyId, ...orderIds]);
  return new Map(rows.flatMap(({ order_id: id, delivered_at: at }) => (at === null ? [] : [[id, at] as const])));
}
