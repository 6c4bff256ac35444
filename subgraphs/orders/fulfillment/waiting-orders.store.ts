import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';

/** Since when the oldest order in each of some warehouses' queues waits; warehouses with an empty queue are left out. */
export async function waitingSince(reader: Reader, companyId: number, warehouseIds: readonly string[]): Promise<ReadonlyMap<string, Instant>> {
  if (warehouseIds.length === 0) return new Map();
  const rows = await reader.query<{ location_id: string; since: Instant }>(
    `SELECT location_id, MIN(ready_at) AS since FROM fulfillment_order
     WHERE company_id = ? AND location_id IN (${places(warehouseIds.length)}) AND list = 'TO_FULFILL' GROUP BY location_id`, [companyId, ...warehouseIds]);
  return new Map(rows.map(({ location_id, since }) => [location_id, since]));
}
