import type { Instant } from '#kernel/clock.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped, slices } from '#subgraph-kit/grouped.js';
import { lockedRows } from '#subgraph-kit/locked-rows.js';
import { forUpdate, places, setByKey } from '#subgraph-kit/statement.js';
import { SHIPMENT } from '../shipping/shipment.table.js';
import type { OrderStatus } from '../ordering/order-status.js';
import type { WatchedShipment } from './anomaly.js';
import type { NumberedShipment } from './parcel-of-event.js';

/** A shipment as far as tracking reads and writes it. */
export interface TrackedShipment extends WatchedShipment {
  readonly id: string;
  readonly orderId: string;
  readonly changedAt: Instant;
}

const TRACKED_ROW = selectionOf(SHIPMENT.columns, 'id', 'order_id', 'status', 'delivered_at', 'tracked_at', 'tracked_events', 'shipped_at', 'late', 'changed_at');
const IN_ONE_QUERY = 5000;
const IN_ONE_UPDATE = 100; // each row is compared with the ids of all

/** The shipments of each known number, the one that left last first. Voided shipments have none. */
export async function findShipmentsOfNumbers(reader: Reader, companyId: number, numbers: readonly string[]): Promise<ReadonlyMap<string, readonly NumberedShipment[]>> {
  const found: (NumberedShipment & { readonly number: string })[] = [];
  for (const some of slices([...new Set(numbers)], IN_ONE_QUERY)) {
    const list = places(some.length);
    const rows = await reader.query<{ number: string; id: string; shipped_at: string }>(
      `SELECT p.tracking_number AS number, s.id, s.shipped_at FROM shipment_parcel p JOIN shipment s ON s.company_id = p.company_id AND s.id = p.shipment_id
       WHERE p.company_id = ? AND p.tracking_number IN (${list}) AND s.status <> 'VOIDED'
       UNION ALL SELECT tracking_number AS number, id, shipped_at FROM shipment WHERE company_id = ? AND tracking_number IN (${list}) AND status <> 'VOIDED'`,
      [companyId, ...some, companyId, ...some]);
    for (const { number, id, shipped_at: shippedAt } of rows) found.push({ number, id, shippedAt });
  }
  return grouped(found.sort(lastFirst), ({ number }) => number);
}

const lastFirst = (one: NumberedShipment, other: NumberedShipment): number => (one.shippedAt + one.id < other.shippedAt + other.id ? 1 : -1);

/** Shipments by id, locked until the transaction ends: their state follows from the one before. */
export async function lockTrackedShipments(transaction: Transaction, companyId: number, ids: readonly string[]): Promise<TrackedShipment[]> {
  const found: TrackedShipment[] = [];
  for (const some of slices(ids.toSorted(), IN_ONE_QUERY)) {
    const rows = await lockedRows<SelectedRow<typeof TRACKED_ROW>>(transaction,
      `SELECT ${TRACKED_ROW.names} FROM shipment WHERE company_id = ? AND id IN (${places(some.length)}) ORDER BY id${forUpdate(transaction)}`, [companyId, ...some]);
    found.push(...rows.map(toTracked));
  }
  return found;
}

/** A shipment that was marked delivered by hand, before marks had a time of their own, was delivered then. */
const toTracked = (row: SelectedRow<typeof TRACKED_ROW>): TrackedShipment => ({
  id: row.id, orderId: row.order_id, status: row.status, deliveredAt: row.delivered_at, trackedAt: row.tracked_at ?? (row.status === 'DELIVERED' ? row.delivered_at : null),
  events: row.tracked_events, shippedAt: row.shipped_at, isDelayed: row.late !== 0, changedAt: row.changed_at,
});

const WRITTEN = ['status', 'delivered_at', 'tracked_at', 'tracked_events', 'late', 'changed_at'] as const;

/** Write what tracking made of shipments. */
export async function saveTrackedShipments(transaction: Transaction, companyId: number, shipments: readonly TrackedShipment[]): Promise<void> {
  for (const some of slices(shipments, IN_ONE_UPDATE)) {
    const rows = some.map(({ id, status, deliveredAt, trackedAt, events, isDelayed, changedAt }) =>
      ({ key: id, values: { status, delivered_at: deliveredAt, tracked_at: trackedAt, tracked_events: events, late: isDelayed ? 1 : 0, changed_at: changedAt } }));
    const { sql, parameters } = setByKey('id', rows, { columns: WRITTEN });
    await transaction.execute(`UPDATE shipment SET ${sql} WHERE company_id = ? AND id IN (${places(some.length)})`, [...parameters, companyId, ...some.map(({ id }) => id)]);
  }
}

/** The numbers of orders, by id. */
export async function findOrderNumbers(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.query<{ id: string; number: string }>(`SELECT id, number FROM orders WHERE company_id = ? AND id IN (${places(orderIds.length)})`, [companyId, ...orderIds]);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The statuses of orders, by id. */
export async function findOrderStatuses(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, OrderStatus>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.query<{ id: string; status: OrderStatus }>(`SELECT id, status FROM orders WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
  return new Map(rows.map(({ id, status }) => [id, status]));
}
