import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';

/** An order at a location. */
export interface PartPlace {
  readonly orderId: string;
  readonly locationId: string;
}

/** One text for an order at a location. */
export const placeOf = ({ orderId, locationId }: PartPlace): string => `${orderId} ${locationId}`;

/** The ids of the parts that locations have of orders, by {@link placeOf}; the newest where one has several. */
export async function findPartIds(reader: Reader, companyId: number, wanted: readonly PartPlace[]): Promise<ReadonlyMap<string, string>> {
  const orders = [...new Set(wanted.map(({ orderId }) => orderId))];
  // Sorted as the index is: by id alone SQLite would walk all parts of the company.
  const rows = await reader.query<{ id: string; order_id: string; location_id: string }>(
    `SELECT id, order_id, location_id FROM fulfillment_order WHERE company_id = ? AND order_id IN (${places(orders.length)}) ORDER BY order_id, id`, [companyId, ...orders]);
  return new Map(rows.map(({ id, order_id: orderId, location_id: locationId }) => [placeOf({ orderId, locationId }), id]));
}
