import type { Reader } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { ifGiven, type Condition } from '#subgraph-kit/search/condition.js';
import { pageAmongStates } from '#subgraph-kit/search/page-search.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { ShipmentFilter } from './shipment-filter.js';
import type { Shipment, ShipmentStatus } from './shipment.js';
import { withContent } from './shipment.store.js';
import { SHIPMENT_ROW, type ShipmentRow } from './shipment.table.js';

interface PageSearch {
  readonly filter: ShipmentFilter;
  readonly states: readonly ShipmentStatus[];
  readonly keys: Keyset;
  /** What is demanded of their orders. */
  readonly ofOrders: readonly Condition[];
}

/** A page of the shipments in some states, with their parcels and units: three queries, however many shipments, and one before them for several states. */
export async function findShipmentPage(reader: Reader, companyId: number, { filter, states, keys, ofOrders }: PageSearch): Promise<Shipment[]> {
  const { where, parameters, orderBy, limit } = await pageAmongStates(reader, { table: 'shipment', companyId, states, keys, conditions: [...ofOrders, ...conditionsOf(companyId, filter)] });
  const rows = await reader.query<ShipmentRow>(
    `SELECT ${SHIPMENT_ROW.names} FROM shipment WHERE company_id = ? AND ${where} ORDER BY ${orderBy} ${atMost(limit)}`, [companyId, ...parameters]);
  return withContent(reader, companyId, rows);
}

/** Neither left, nor marked, nor reported of since. */
const QUIET = `shipped_at < ? AND COALESCE(tracked_at, '') < ? AND COALESCE((SELECT 1 FROM tracking_event e WHERE e.company_id = ? AND e.shipment_id = shipment.id AND e.occurred_at >= ? LIMIT 1), 0) = 0`;

function conditionsOf(companyId: number, { locationCode, carrierCode, shippedFrom, shippedTo, quietSince }: ShipmentFilter): Condition[] {
  return [
    ...ifGiven('location_id IN (SELECT l.id FROM location l WHERE l.company_id = ? AND l.code = ?)', companyId, locationCode),
    ...ifGiven('carrier_code = ?', carrierCode),
    ...ifGiven('shipped_at >= ?', shippedFrom),
    ...ifGiven('shipped_at < ?', shippedTo),
    ...ifGiven(QUIET, quietSince, quietSince, companyId, quietSince),
  ];
}
