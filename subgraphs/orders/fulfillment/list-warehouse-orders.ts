import type { Instant } from '#kernel/clock.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { areFewChanged } from './changed-fulfillment-orders.store.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { findFulfillmentOrders } from './fulfillment-order.store.js';
import type { WarehouseList } from './fulfillment-status.js';

interface Wanted {
  readonly page: PageRequest;
  readonly status: WarehouseList;
  readonly updatedSince?: Instant | null | undefined;
}

/**
 * A page of one of the calling warehouse's lists: the queue by age of the order, the others by last change, oldest first
 * (document 1, A, GET /orders). A cursor is valid only for the list it was made for.
 */
export async function listWarehouseOrders({ database, cursors }: OrdersDeps, { principal }: CallContext, wanted: Wanted): Promise<Connection<FulfillmentOrder>> {
  requireScope(principal, 'fulfillment:read');
  const { companyId } = principal;
  const locationId = requireWarehouse(principal);
  const { sorted, changed } = await columnsOf(database, companyId, { locationId, list: wanted.status, since: wanted.updatedSince });
  const keys = keysetOf(cursors, wanted.page, { list: `warehouse-orders:${String(companyId)}:${locationId}:${wanted.status}`, columns: [sorted, 'f.id'] });
  const fulfillmentOrders = await findFulfillmentOrders(database, companyId, {
    where: `f.location_id = ? AND f.list = ?${wanted.updatedSince == null ? '' : ` AND ${changed} >= ?`}${keys.where}`,
    parameters: [locationId, wanted.status, ...(wanted.updatedSince == null ? [] : [wanted.updatedSince]), ...keys.parameters],
    orderBy: keys.orderBy, limit: keys.limit,
  });
  return keys.page(fulfillmentOrders, ({ placedAt, updatedAt, id }) => [(isQueue(wanted.status) ? placedAt : updatedAt) ?? '', id]);
}

const isQueue = (list: WarehouseList): boolean => list === 'TO_FULFILL';

/** The column with no index a planner could use. */
const unindexed = (column: string): string => `COALESCE(${column}, '')`;

/**
 * What a list is sorted by, and its time of the last change. No index serves both of the queue: where few orders changed they are found by their change
 * and sorted, else the queue is read in its order until the page is full. A planner that selects the other one reads the whole queue.
 */
async function columnsOf(reader: Reader, companyId: number, { locationId, list, since }: { locationId: string; list: WarehouseList; since: Instant | null | undefined }): Promise<{ sorted: string; changed: string }> {
  const changed = 'f.changed_at';
  if (!isQueue(list)) return { sorted: changed, changed };
  const sorted = 'f.placed_at';
  if (since == null) return { sorted, changed };
  return await areFewChanged(reader, companyId, { locationId, list, since }) ? { sorted: unindexed(sorted), changed } : { sorted, changed: unindexed(changed) };
}
