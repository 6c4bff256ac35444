import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { WarehouseList } from './fulfillment-status.js';

const FEW = 1000;

interface ChangedInList {
  readonly locationId: string;
  readonly list: WarehouseList;
  readonly since: Instant;
}

/** Whether so few fulfillment orders of a warehouse's list changed since an instant that reading all of them costs little. */
export async function areFewChanged(reader: Reader, companyId: number, { locationId, list, since }: ChangedInList): Promise<boolean> {
  const beyond = await reader.query(
    `SELECT f.id FROM fulfillment_order f WHERE f.company_id = ? AND f.location_id = ? AND f.list = ? AND f.changed_at >= ? LIMIT 1 OFFSET ${String(FEW)}`, [companyId, locationId, list, since]);
  return beyond.length === 0;
}
