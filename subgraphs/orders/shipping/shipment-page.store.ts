import type { Reader } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { Shipment, ShipmentStatus } from './shipment.js';
import { withContent } from './shipment.store.js';
import { SHIPMENT_ROW, type ShipmentRow } from './shipment.table.js';

interface PageSearch {
  readonly status: ShipmentStatus;
  /** Only those that left the location of this code. */
  readonly locationCode: string | null;
  readonly keys: Keyset;
}

/** A page of the shipments in a state, with their parcels and units: three queries, however many shipments. */
export async function findShipmentPage(reader: Reader, companyId: number, { status, locationCode, keys }: PageSearch): Promise<Shipment[]> {
  const left = locationCode === null ? { sql: '', parameters: [] } : { sql: ' AND location_id IN (SELECT l.id FROM location l WHERE l.company_id = ? AND l.code = ?)', parameters: [companyId, locationCode] };
  const rows = await reader.query<ShipmentRow>(
    `SELECT ${SHIPMENT_ROW.names} FROM shipment WHERE company_id = ? AND status = ?${left.sql}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, status, ...left.parameters, ...keys.parameters]);
  return withContent(reader, companyId, rows);
}
