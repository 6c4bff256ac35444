import type { Instant } from '#kernel/clock.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { SHIPMENT } from '../shipping/shipment.table.js';
import { ON_ITS_WAY, type HeardShipment, type Silence } from './anomaly.js';

const WATCHED_ROW = selectionOf(SHIPMENT.columns, 'order_id', 'status', 'delivered_at', 'tracked_at', 'shipped_at', 'tracked_events', 'late');

/** When a carrier last said anything of a shipment, understood or not; else when it left. */
const HEARD_AT = 'COALESCE((SELECT MAX(e.occurred_at) FROM tracking_event e WHERE e.company_id = s.company_id AND e.shipment_id = s.id), s.shipped_at)';

/** The companies whose carriers report anything. */
export async function findTrackedCompanies(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ company_id: number }>('SELECT f.company_id FROM feed f WHERE EXISTS (SELECT 1 FROM tracking_event e WHERE e.company_id = f.company_id) ORDER BY f.company_id');
  return rows.map(({ company_id: id }) => id);
}

/** The shipments of orders that were not voided. */
export async function findWatchedShipments(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<(HeardShipment & { readonly orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const rows = await reader.query<SelectedRow<typeof WATCHED_ROW> & { heard_at: Instant }>(
    `SELECT ${WATCHED_ROW.of('s')}, ${HEARD_AT} AS heard_at FROM shipment s WHERE s.company_id = ? AND s.order_id IN (${places(orderIds.length)}) AND s.status <> 'VOIDED'`, [companyId, ...orderIds]);
  return rows.map(({ order_id: orderId, status, delivered_at: deliveredAt, tracked_at: trackedAt, shipped_at: shippedAt, tracked_events: events, late, heard_at: heardAt }) => ({ orderId, status, deliveredAt, trackedAt, shippedAt, events, isDelayed: late !== 0, heardAt }));
}

/** How many of the last delivered shipments say which carriers report. */
const RECENT = 2000;

/** A carrier that reports, and since when. */
export interface ReportingCarrier {
  readonly code: string;
  /** When the first of its parcels left that it reported, among the last that were delivered. */
  readonly since: Instant;
}

/** The carriers that reported at least half of the parcels that they delivered last: where a parcel of another carrier is not scanned, that says nothing. */
export async function findReportingCarriers(reader: Reader, companyId: number): Promise<ReportingCarrier[]> {
  const rows = await reader.query<{ carrier_code: string | null; delivered: number | string; reported: number | string; since: Instant | null }>(
    `SELECT carrier_code, COUNT(*) AS delivered, SUM(CASE WHEN tracked_events > 0 THEN 1 ELSE 0 END) AS reported, MIN(CASE WHEN tracked_events > 0 THEN shipped_at END) AS since
     FROM (SELECT carrier_code, tracked_events, shipped_at FROM shipment WHERE company_id = ? AND status = 'DELIVERED' ORDER BY shipped_at DESC ${atMost(RECENT)}) recent GROUP BY carrier_code`, [companyId]);
  return rows.flatMap(({ carrier_code: code, delivered, reported, since }) => (code === null || since === null || Number(reported) * 2 < Number(delivered) ? [] : [{ code, since }])); // MariaDB answers a sum as text
}

interface SilentSearch {
  readonly type: Silence;
  readonly carriers: readonly ReportingCarrier[];
  /** The last report, or else the departure, is before this, and the departure after that. */
  readonly before: Instant;
  readonly since: Instant;
  readonly most: number;
}

/** Orders with a shipment of which its carrier has said nothing for long, without an open alert, and without one that staff resolved since the carrier spoke last; the longest silence first. */
export async function findSilentOrders(reader: Reader, companyId: number, { type, carriers, before, since, most }: SilentSearch): Promise<{ readonly id: string; readonly number: string }[]> {
  const isUnscanned = type === 'PARCEL_NOT_SCANNED';
  if (isUnscanned && carriers.length === 0) return [];
  const ofCarriers = carriers.map(() => '(s.carrier_code = ? AND s.shipped_at >= ?)').join(' OR ');
  return reader.query(
    `SELECT o.id, o.number FROM shipment s JOIN orders o ON o.company_id = s.company_id AND o.id = s.order_id
     WHERE s.company_id = ? AND s.status IN (${places(ON_ITS_WAY.length)}) AND s.shipped_at > ? AND s.shipped_at < ? AND ${HEARD_AT} < ?
       AND s.tracked_events ${isUnscanned ? `= 0 AND (${ofCarriers})` : '> 0'}
       AND NOT EXISTS (SELECT 1 FROM alert a WHERE a.company_id = s.company_id AND a.subject = s.order_id AND a.type = ?
         AND (a.resolved_at IS NULL OR (a.dismissed = 1 AND a.resolved_at > ${HEARD_AT})))
     GROUP BY o.id, o.number ORDER BY MIN(${HEARD_AT}), o.id ${atMost(most)}`,
    [companyId, ...ON_ITS_WAY, since, before, before, ...isUnscanned ? carriers.flatMap(({ code, since: first }) => [code, first]) : [], type]);
}
