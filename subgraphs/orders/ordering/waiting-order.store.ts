import type { Reader } from '#subgraph-kit/database.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { Order } from './order.js';
import { findOrders } from './order.store.js';

/** A waiting order's position in the queue. */
export type WaitingPosition = Pick<Order, 'id' | 'placedAt'>;

/** Which waiting orders are read. */
export interface Waiting {
  /** Only orders that contain one of these. */
  readonly variantIds: readonly string[] | undefined;
  /** The last one seen. */
  readonly after: WaitingPosition | undefined;
  readonly limit: number;
}

/** Orders that wait for stock, the oldest first. */
export async function findWaitingOrders(reader: Reader, companyId: number, { limit, ...waiting }: Waiting): Promise<Order[]> {
  if (waiting.variantIds?.length === 0) return [];
  return findOrders(reader, companyId, { ...whichWait(waiting), orderBy: 'placed_at, id', limit });
}

/** The queue positions of the same orders, without any other column. */
export async function findWaitingPositions(reader: Reader, companyId: number, { limit, ...waiting }: Waiting): Promise<WaitingPosition[]> {
  if (waiting.variantIds?.length === 0) return [];
  const { where, parameters } = whichWait(waiting);
  const rows = await reader.query<{ id: string; placed_at: string }>(`SELECT id, placed_at FROM orders WHERE company_id = ? AND ${where} ORDER BY placed_at, id ${atMost(limit)}`, [companyId, ...parameters]);
  return rows.map(({ id, placed_at: placedAt }) => ({ id, placedAt }));
}

/** One order, if it still waits. */
export const findWaitingOrder = (reader: Reader, companyId: number, id: string): Promise<Order[]> =>
  findOrders(reader, companyId, { where: 'unallocated = 1 AND id = ?', parameters: [id], orderBy: 'id', limit: 1 });

function whichWait({ variantIds, after }: Omit<Waiting, 'limit'>): { where: string; parameters: ColumnValue[] } {
  const containing = variantIds && `EXISTS (SELECT 1 FROM order_line l WHERE l.company_id = orders.company_id AND l.order_id = orders.id AND l.variant_id IN (${places(variantIds.length)}))`;
  return {
    where: ['unallocated = 1', after && 'placed_at >= ? AND (placed_at > ? OR (placed_at = ? AND id > ?))', containing].filter((condition) => condition !== undefined).join(' AND '),
    parameters: [...(after ? [after.placedAt, after.placedAt, after.placedAt, after.id] : []), ...(variantIds ?? [])],
  };
}
