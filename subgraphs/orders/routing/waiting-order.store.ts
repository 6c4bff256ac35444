import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { Order } from '../ordering/order.js';
import { findOrders } from '../ordering/order.store.js';

interface Waiting {
  /** Only orders that contain one of these. */
  readonly variantIds: readonly string[] | undefined;
  /** The last one seen. */
  readonly after: Order | undefined;
  readonly limit: number;
}

/** Orders that wait for stock, the oldest first. */
export async function findWaitingOrders(reader: Reader, companyId: number, { variantIds, after, limit }: Waiting): Promise<Order[]> {
  if (variantIds?.length === 0) return [];
  const containing = variantIds && `EXISTS (SELECT 1 FROM order_line l WHERE l.company_id = orders.company_id AND l.order_id = orders.id AND l.variant_id IN (${places(variantIds.length)}))`;
  return findOrders(reader, companyId, {
    where: ['unallocated = 1', after && 'placed_at >= ? AND (placed_at > ? OR id > ?)', containing].filter((condition) => condition !== undefined).join(' AND '),
    parameters: [...(after ? [after.placedAt, after.placedAt, after.id] : []), ...(variantIds ?? [])],
    orderBy: 'placed_at, id',
    limit,
  });
}
