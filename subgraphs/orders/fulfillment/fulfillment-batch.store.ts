import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { warehouseListOf, type FulfillmentStatus } from './fulfillment-status.js';

/** The fields of a fulfillment order needed to write and publish a status change. */
export interface MovingOrder extends Pick<FulfillmentOrder, 'id' | 'orderId' | 'number' | 'locationId' | 'status' | 'readyAt'> {
  /** The version it was read at; not given if the transaction took its change sequence before reading, so that lines cannot have changed since. */
  readonly version?: number;
}

interface SavedBatch<Order> {
  /** With their new status, the same for all. */
  readonly orders: readonly Order[];
  /** The status they were read in. */
  readonly from: FulfillmentStatus;
  /** Further columns to change. */
  readonly columns?: Readonly<Record<string, ColumnValue>>;
}

/**
 * Write fulfillment orders that changed from one status to another: a statement for each version they were read at. Answers them as stored. Their
 * warehouse made the change itself and is not notified, so their poll-visible time stays.
 */
export async function saveBatch<Order extends MovingOrder>(transaction: Transaction, companyId: number, { orders, from, columns }: SavedBatch<Order>): Promise<Order[]> {
  const updatedAt = await transaction.takeChangeSequence(companyId);
  for (const [version, alike] of grouped(orders, (order) => order.version)) {
    const [status = from] = alike.map((order) => order.status);
    const all = { ...columns, status, list: warehouseListOf(status, true), changed_at: updatedAt };
    const [guard, value] = version === undefined ? ['status', from] as const : ['version', version] as const;
    const found = await transaction.execute(
      `UPDATE fulfillment_order SET ${Object.keys(all).map((name) => `${name} = ?`).join()}, version = version + 1 WHERE company_id = ? AND ${guard} = ? AND id IN (${places(alike.length)})`,
      [...Object.values(all), companyId, value, ...alike.map(({ id }) => id)]);
    if (found !== alike.length) throw new WriteConflict('A fulfillment order was changed meanwhile');
  }
  return orders.map((order) => ({ ...order, updatedAt, ...(order.version !== undefined && { version: order.version + 1 }) }));
}

/** Cancel the open units of fulfillment orders, in two statements. */
export async function cancelOpenUnits(transaction: Transaction, companyId: number, orders: readonly Pick<FulfillmentOrder, 'id' | 'orderId'>[]): Promise<void> {
  await transaction.takeChangeSequence(companyId); // before any lock of a line, so that writers wait for each other in one order
  const [ids, orderIds] = [orders.map(({ id }) => id), [...new Set(orders.map(({ orderId }) => orderId))]];
  await transaction.execute(
    `UPDATE order_line SET cancelled = cancelled + COALESCE((SELECT SUM(l.quantity - l.shipped - l.cancelled - l.unfulfillable) FROM fulfillment_line l
      WHERE l.company_id = order_line.company_id AND l.line_id = order_line.id AND l.fulfillment_order_id IN (${places(ids.length)})), 0)
      WHERE company_id = ? AND order_id IN (${places(orderIds.length)})`, [...ids, companyId, ...orderIds]);
  await transaction.execute(`UPDATE fulfillment_line SET cancelled = quantity - shipped - unfulfillable WHERE company_id = ? AND fulfillment_order_id IN (${places(ids.length)})`, [companyId, ...ids]);
}
