import type { Day } from '#kernel/day.js';
import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { PlannedDepartures } from './load.js';

/** Each a range of the index of planned days. */
const NOT_CANCELLED = "'NOT_READY', 'TO_FULFILL', 'ACCEPTED', 'PROCESSED', 'SHIPPED', 'CANCEL_REQUESTED', 'REJECTED', 'CLOSED'";

/** The fulfillment orders that are to leave some locations on a day or later, cancelled ones aside. */
export async function findPlannedDepartures(reader: Reader, companyId: number, { locationIds, from }: { locationIds: readonly string[]; from: Day }): Promise<PlannedDepartures[]> {
  if (locationIds.length === 0) return [];
  const rows = await reader.query<{ location_id: string; ships_on: Day; ships_as: ShippingType; planned: number }>(
    `SELECT location_id, ships_on, ships_as, COUNT(*) AS planned FROM fulfillment_order WHERE company_id = ? AND status IN (${NOT_CANCELLED}) AND ships_on >= ? AND location_id IN (${places(locationIds.length)})
     GROUP BY location_id, ships_on, ships_as`, [companyId, from, ...locationIds]);
  return rows.map(({ location_id: locationId, ships_on: day, ships_as: shippingType, planned }) => ({ locationId, day, shippingType, count: planned }));
}
