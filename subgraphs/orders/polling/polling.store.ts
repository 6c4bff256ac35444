import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import { reservations } from '../fulfillment/fulfillment-order.store.js';
import { warehouseListOf, type FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import { saveTogether } from '../fulfillment/moved-together.store.js';
import { pollVisibleAt } from '../fulfillment/poll-visible-time.js';
import { changeReservations } from '../inventory/stock-position.store.js';
import type { Customer } from '../addresses/address.js';
import type { PartProgress } from '../ordering/order-status.js';
import type { PolledOrder } from './polled-order.js';

/** Write that parts were taken over: one statement for them, one for their reservations. Their warehouse is not told what it did itself. */
export async function saveTakenOver(transaction: Transaction, companyId: number, { before, at }: { before: readonly PolledOrder[]; at: Instant }): Promise<void> {
  await saveTogether(transaction, companyId, { ids: before.map(({ id }) => id), was: { status: 'TO_FULFILL' }, columns: { ...listed('ACCEPTED'), accepted_at: at } });
  await changeReservations(transaction, companyId, before.flatMap((part) => reservations(part, -1)));
}

/** Write that the cancellation of parts is confirmed: nobody ships their open pieces any more. */
export async function saveConfirmedCancellations(transaction: Transaction, companyId: number, parts: readonly PolledOrder[]): Promise<void> {
  const [partIds, orderIds] = [parts.map(({ id }) => id), [...new Set(parts.map(({ orderId }) => orderId))]];
  await transaction.execute(
    `UPDATE order_line SET cancelled = cancelled + COALESCE((SELECT SUM(l.quantity - l.shipped - l.cancelled - l.unfulfillable) FROM fulfillment_line l
      WHERE l.company_id = order_line.company_id AND l.line_id = order_line.id AND l.fulfillment_order_id IN (${places(partIds.length)})), 0)
      WHERE company_id = ? AND order_id IN (${places(orderIds.length)})`, [...partIds, companyId, ...orderIds]);
  await transaction.execute(`UPDATE fulfillment_line SET cancelled = quantity - shipped - unfulfillable WHERE company_id = ? AND fulfillment_order_id IN (${places(partIds.length)})`, [companyId, ...partIds]);
  await saveTogether(transaction, companyId, { ids: partIds, was: { status: 'CANCEL_REQUESTED' }, columns: listed('CANCELLED') });
}

/** A status and the list that what is polled stands in with it. */
const listed = (status: FulfillmentStatus) => ({ status, list: warehouseListOf(status, true) });

const RENEWED_AT_ONCE = 500;

/** Make parts visible to polls anew, as a change of now. */
export async function renewPollVisibleTimes(transaction: Transaction, companyId: number, ids: readonly string[]): Promise<void> {
  const stamp = await transaction.stamp(companyId);
  for (let at = 0; at < ids.length; at += RENEWED_AT_ONCE) {
    const some = ids.slice(at, at + RENEWED_AT_ONCE);
    await transaction.execute(`UPDATE fulfillment_order SET notice_at = ? WHERE company_id = ? AND id IN (${places(some.length)})`, [pollVisibleAt(stamp), companyId, ...some]);
  }
}

/** How far every part of some orders is, by order. */
export async function findProgress(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, PartProgress[]>> {
  const rows = await reader.query<{ order_id: string; status: FulfillmentStatus; shipped: number }>(
    `SELECT f.order_id, f.status, (SELECT COALESCE(SUM(l.shipped), 0) FROM fulfillment_line l WHERE l.company_id = f.company_id AND l.fulfillment_order_id = f.id) AS shipped
     FROM fulfillment_order f WHERE f.company_id = ? AND f.order_id IN (${places(orderIds.length)})`, [companyId, ...orderIds]);
  const byOrder = grouped(rows, ({ order_id: orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, parts]) => [orderId, parts.map(({ status, shipped }) => ({ status, lines: [{ quantityShipped: shipped }] }))]));
}

/** The public integers of some orders, by order. */
export async function findSequences(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reader.query<{ id: string; sequence: number }>(`SELECT id, sequence FROM orders WHERE company_id = ? AND id IN (${places(orderIds.length)})`, [companyId, ...orderIds]);
  return new Map(rows.map(({ id, sequence }) => [id, sequence]));
}

/** An order that returns are of. */
export interface OrderOfReturns {
  readonly sequence: number;
  readonly customer: Customer;
  /** Whether the warehouse has a part of it. */
  readonly isOwn: boolean;
}

/** The orders a warehouse's returns are of, by id; one that cannot be read is left out. */
export async function findOrdersOfReturns(reader: Reader, companyId: number, { orderIds, locationId }: { orderIds: readonly string[]; locationId: string }): Promise<ReadonlyMap<string, OrderOfReturns>> {
  if (orderIds.length === 0) return new Map();
  const distinct = [...new Set(orderIds)];
  const rows = await reader.query<{ id: string; number: string; sequence: number; customer: string; own: number }>(
    `SELECT o.id, o.number, o.sequence, o.customer, EXISTS (SELECT 1 FROM fulfillment_order f WHERE f.company_id = o.company_id AND f.order_id = o.id AND f.location_id = ?) AS own
     FROM orders o WHERE o.company_id = ? AND o.id IN (${places(distinct.length)})`, [locationId, companyId, ...distinct]);
  return new Map(readableRows(reader, rows, {
    companyId,
    nameOf: ({ id, number }) => ({ table: 'orders', id, name: `Order ${number}` }),
    map: ({ id, sequence, customer, own }, stored) => [id, { sequence, customer: stored.texts(customer, 'customer') as Customer, isOwn: own === 1 }] as const,
  }));
}
