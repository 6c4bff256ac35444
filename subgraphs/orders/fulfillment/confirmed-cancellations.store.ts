import type { Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { saveBatch, type MovingOrder } from './fulfillment-batch.store.js';

/** Write fulfillment orders whose cancellation is confirmed: nobody ships their open units any more. Three statements, however many. Answers them as they are stored. */
export async function saveConfirmedCancellations<Order extends MovingOrder>(transaction: Transaction, companyId: number, orders: readonly Order[]): Promise<Order[]> {
  await transaction.stamp(companyId); // before the lines are read and locked, so that writers wait for each other in one order
  const [ids, orderIds] = [orders.map(({ id }) => id), [...new Set(orders.map(({ orderId }) => orderId))]];
  await transaction.execute(
    `UPDATE order_line SET cancelled = cancelled + COALESCE((SELECT SUM(l.quantity - l.shipped - l.cancelled - l.unfulfillable) FROM fulfillment_line l
      WHERE l.company_id = order_line.company_id AND l.line_id = order_line.id AND l.fulfillment_order_id IN (${places(ids.length)})), 0)
      WHERE company_id = ? AND order_id IN (${places(orderIds.length)})`, [...ids, companyId, ...orderIds]);
  await transaction.execute(`UPDATE fulfillment_line SET cancelled = quantity - shipped - unfulfillable WHERE company_id = ? AND fulfillment_order_id IN (${places(ids.length)})`, [companyId, ...ids]);
  return saveBatch(transaction, companyId, { orders, from: 'CANCEL_REQUESTED' });
}
