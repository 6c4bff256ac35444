import type { Instant } from '#kernel/clock.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { pageOf, type Connection } from '#subgraph-kit/connection.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import { refusePageSize, type PageRequest } from '../paging/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { findFulfillmentOrders } from './fulfillment-order.store.js';
import type { WarehouseList } from './fulfillment-status.js';

interface Wanted extends PageRequest {
  readonly status: WarehouseList;
  readonly updatedSince?: Instant | null | undefined;
}

/**
 * A page of one of the calling warehouse's lists: the queue by age of the order, the others by last change, oldest first
 * (document 1, A, GET /orders). A cursor is valid only for the list it was made for.
 */
export async function listWarehouseOrders({ database, cursors }: OrdersDeps, { principal }: CallContext, wanted: Wanted): Promise<Connection<FulfillmentOrder>> {
  requireScope(principal, 'fulfillment:read');
  refusePageSize(wanted.first);
  const { companyId } = principal;
  const locationId = requireWarehouse(principal);
  const list = `warehouse-orders:${String(companyId)}:${locationId}:${wanted.status}`;
  const after = wanted.after == null ? undefined : cursors.decode(list, wanted.after);
  const sortBy = wanted.status === 'TO_FULFILL' ? 'placed_at' : 'changed_at';
  const fulfillmentOrders = await findFulfillmentOrders(database, companyId, {
    where: `f.location_id = ? AND f.list = ?${wanted.updatedSince == null ? '' : ' AND f.changed_at >= ?'}${after ? ` AND f.${sortBy} >= ? AND (f.${sortBy} > ? OR f.id > ?)` : ''}`,
    parameters: [locationId, wanted.status, ...(wanted.updatedSince == null ? [] : [wanted.updatedSince]), ...(after ? keyset(after) : [])],
    orderBy: `f.${sortBy}, f.id`,
    limit: wanted.first + 1,
  });
  return pageOf(fulfillmentOrders, wanted.first, (fulfillmentOrder) => cursors.encode(list, [(sortBy === 'placed_at' ? fulfillmentOrder.placedAt : fulfillmentOrder.updatedAt) ?? '', fulfillmentOrder.id]));
}

const keyset = ([value = '', id = '']: readonly (string | number)[]): ColumnValue[] => [value, value, id];
