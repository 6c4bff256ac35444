import type { Instant } from '#kernel/clock.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { SHIPMENT } from '../shipping/shipment.table.js';
import { ON_ITS_WAY, type Silence, type WatchedShipment } from './anomaly.js';

const WATCHED_ROW = selectionOf(SHIPMENT.columns, 'order_id', 'status', 'delivered_at', 'tracked_at', 'shipped_at', 'tracked_events');

/** The companies whose carriers report anything. */
export async function findTrackedCompanies(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ company_id: number }>('SELECT f.company_id FROM feed f WHERE EXISTS (SELECT 1 FROM tracking_event e WHERE e.company_id = f.company_id) ORDER BY f.company_id');
  return rows.map(({ company_id: id }) => id);
}

/** The shipments of orders that were not voided. */
export async function findWatchedShipments(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<(WatchedShipment & { readonly orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const rows = await reader.query<SelectedRow<typeof WATCHED_ROW>>(`SELECT ${WATCHED_ROW.names} FROM shipment WHERE company_id = ? AND order_id IN (${places(orderIds.length)}) AND status <> 'VOIDED'`, [companyId, ...orderIds]);
  return rows.map(({ order_id: orderId, status, delivered_at: deliveredAt, tracked_at: trackedAt, shipped_at: shippedAt, tracked_events: events }) => ({ orderId, status, deliveredAt, trackedAt, shippedAt, events }));
}

/** How many of the last delivered shipments say which carriers report. */
const RECENT = 2000;

/** The carriers that report: where a parcel of another carrier is not scanned, none ever is. */
export async function findReportingCarriers(reader: Reader, companyId: number): Promise<string[]> {
  const rows = await reader.query<{ carrier_code: string | null }>(
    `SELECT DISTINCT carrier_code FROM (SELECT carrier_code, tracked_events FROM shipment WHERE company_id = ? AND status = 'DELIVERED' ORDER BY shipped_at DESC ${atMost(RECENT)}) recent WHERE tracked_events > 0`, [companyId]);
  return rows.flatMap(({ carrier_code: code }) => code ?? []);
}

interface SilentSearch {
  readonly type: Silence;
  readonly carriers: readonly string[];
  /** The last report, or else the departure, is before this, and the departure after that. */
  readonly before: Instant;
  readonly since: Instant;
  readonly most: number;
}

/** Orders with a shipment of which its carrier has said nothing for long, without an alert since it last did; the longest silence first. */
export async function findSilentOrders(reader: Reader, companyId: number, { type, carriers, before, since, most }: SilentSearch): Promise<{ readonly id: string; readonly number: string }[]> {
  const isUnscanned = type === 'PARCEL_NOT_SCANNED';
  if (isUnscanned && carriers.length === 0) return [];
  return reader.query(
    `SELECT o.id, o.number FROM shipment s JOIN orders o ON o.company_id = s.company_id AND o.id = s.order_id
     WHERE s.company_id = ? AND s.status IN (${places(ON_ITS_WAY.length)}) AND s.shipped_at > ? AND s.shipped_at < ? AND COALESCE(s.tracked_at, s.shipped_at) < ?
       AND s.tracked_events ${isUnscanned ? `= 0 AND s.carrier_code IN (${places(carriers.length)})` : '> 0'}
       AND NOT EXISTS (SELECT 1 FROM alert a WHERE a.company_id = s.company_id AND a.subject = s.order_id AND a.type = ? AND a.raised_at > COALESCE(s.tracked_at, s.shipped_at))
     GROUP BY o.id, o.number ORDER BY MIN(COALESCE(s.tracked_at, s.shipped_at)), o.id ${atMost(most)}`,
    [companyId, ...ON_ITS_WAY, since, before, before, ...isUnscanned ? carriers : [], type]);
}
