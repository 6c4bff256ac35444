import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { FulfillmentOrderProgress } from './order-status.js';

/** The progress of every fulfillment order of some orders, by order. */
export async function findProgress(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, FulfillmentOrderProgress[]>> {
  const rows = await reader.query<{ order_id: string; status: FulfillmentStatus; shipped: number }>(
    `SELECT f.order_id, f.status, (SELECT COALESCE(SUM(l.shipped), 0) FROM fulfillment_line l WHERE l.company_id = f.company_id AND l.fulfillment_order_id = f.id) AS shipped
     FROM fulfillment_order f WHERE f.company_id = ? AND f.order_id IN (${places(orderIds.length)})`, [companyId, ...orderIds]);
  const byOrder = grouped(rows, ({ order_id: orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, fulfillmentOrders]) => [orderId, fulfillmentOrders.map(({ status, shipped }) => ({ status, lines: [{ quantityShipped: shipped }] }))]));
}
