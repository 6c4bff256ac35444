import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';

/** The ids of orders' fulfillment orders: order → location → id, the newest where a location has several. */
export async function findFulfillmentOrderIds(reader: Reader, companyId: number, orders: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  // Sorted as the index is: by id alone SQLite would walk all fulfillment orders of the company.
  const rows = await reader.query<{ id: string; order_id: string; location_id: string }>(
    `SELECT id, order_id, location_id FROM fulfillment_order WHERE company_id = ? AND order_id IN (${places(orders.length)}) ORDER BY order_id, id`, [companyId, ...orders]);
  return new Map([...grouped(rows, ({ order_id }) => order_id)].map(([order, fulfillmentOrders]) => [order, new Map(fulfillmentOrders.map(({ id, location_id }) => [location_id, id]))]));
}
