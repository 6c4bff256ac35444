import type { Reader } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { ifGiven, type Condition } from '#subgraph-kit/search/condition.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { ShipmentFilter } from './shipment-filter.js';
import type { Shipment } from './shipment.js';
import { withContent } from './shipment.store.js';
import { SHIPMENT_ROW, type ShipmentRow } from './shipment.table.js';

interface PageSearch {
  readonly filter: ShipmentFilter;
  readonly keys: Keyset;
}

/** A page of the shipments in a state, with their parcels and units: three queries, however many shipments. */
export async function findShipmentPage(reader: Reader, companyId: number, { filter, keys }: PageSearch): Promise<Shipment[]> {
  const conditions = conditionsOf(companyId, filter);
  const rows = await reader.query<ShipmentRow>(
    `SELECT ${SHIPMENT_ROW.names} FROM shipment WHERE company_id = ? AND ${conditions.map(({ sql }) => sql).join(' AND ')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, ...conditions.flatMap(({ parameters }) => parameters), ...keys.parameters]);
  return withContent(reader, companyId, rows);
}

function conditionsOf(companyId: number, { status, locationCode, carrierCode, shippedFrom, shippedTo }: ShipmentFilter): Condition[] {
  return [
    { sql: 'status = ?', parameters: [status] },
    ...ifGiven('location_id IN (SELECT l.id FROM location l WHERE l.company_id = ? AND l.code = ?)', companyId, locationCode),
    ...ifGiven('carrier_code = ?', carrierCode),
    ...ifGiven('shipped_at >= ?', shippedFrom),
    ...ifGiven('shipped_at < ?', shippedTo),
  ];
}
