import type { Reader } from '#subgraph-kit/database.js';

/** The name of an active connection of a location's warehouse system, the oldest where it has several; null without one. */
export async function findLocationConnection(reader: Reader, companyId: number, locationId: string): Promise<string | null> {
  const [row] = await reader.query<{ name: string }>(
    "SELECT name FROM connection WHERE company_id = ? AND warehouse_id = ? AND status = 'ACTIVE' AND kind IN ('FULFILLMENT', 'WMS_JSON', 'WMS_XML') ORDER BY id LIMIT 1", [companyId, locationId]);
  return row?.name ?? null;
}
