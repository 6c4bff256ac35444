import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { requireAccess, requirePermission } from '#contract/require-permission.js';
import { instant } from '#kernel/clock.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import type { OrdersDeps } from '../orders-deps.js';
import { orderConditions } from './order-conditions.js';
import { findCounts, type OrderCounts } from './order-count.store.js';
import type { OrderFilter } from './order-filter.js';
import { SORT_COLUMNS, sortOf, type OrderSort } from './order-sort.js';
import type { Order } from './order.js';
import { findNumbers, findOrder, findOrders } from './order.store.js';

/** One order by number or id, if there is one. */
export function readOrderByReference({ database }: OrdersDeps, { principal }: CallContext, reference: string): Promise<Order | undefined> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'orders:read' });
  return findOrder(database, principal.companyId, reference);
}

interface Listing {
  readonly filter: OrderFilter;
  readonly sort?: OrderSort | null | undefined;
  readonly page: PageRequest;
}

/** Orders by last change, oldest first, those of a search newest first, or as they are to be sorted. */
export async function listOrders({ database, cursors, clock }: OrdersDeps, { principal }: CallContext, { filter, sort, page }: Listing): Promise<Connection<Order>> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'orders:read' });
  const { companyId } = principal;
  const { key, descending } = sortOf(sort, checkSearch(filter.search) !== undefined);
  const isDescending = descending === true;
  const keys = keysetOf(cursors, page, {
    list: `orders:${String(companyId)}:${filter.status ?? ''}${key === 'CHANGED' && !isDescending ? '' : `:${key}${isDescending ? ' DESC' : ''}`}`,
    columns: [SORT_COLUMNS[key], 'id'], isDescending,
  });
  const { indexed, checked } = await orderConditions(database, { companyId, filter, now: instant(clock) });
  const conditions = [...indexed, ...checked];
  const rows = await findOrders(database, companyId, {
    where: ['1 = 1', ...conditions.map(({ sql }) => sql)].join(' AND ') + keys.where,
    parameters: [...conditions.flatMap(({ parameters }) => parameters), ...keys.parameters],
    orderBy: keys.orderBy, limit: keys.limit,
  });
  return keys.page(rows, (order) => [{ CHANGED: order.updatedAt, PLACED: order.placedAt, TOTAL: String(order.totalMinor) }[key], order.id]);
}

/** One order by number or id; ORDER_NOT_FOUND if there is none. */
export async function requireOrder(deps: OrdersDeps, context: CallContext, reference: string): Promise<Order> {
  const order = await readOrderByReference(deps, context, reference);
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  return order;
}

/** The numbers of the first orders that a filter finds, by last change. */
export async function findOrderNumbers({ database, clock }: OrdersDeps, { principal }: CallContext, { filter, most }: { filter: OrderFilter; most: number }): Promise<string[]> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const { indexed, checked } = await orderConditions(database, { companyId, filter, now: instant(clock) });
  const conditions = [...indexed, ...checked];
  return findNumbers(database, companyId, {
    where: ['1 = 1', ...conditions.map(({ sql }) => sql)].join(' AND '), parameters: conditions.flatMap(({ parameters }) => parameters), orderBy: 'changed_at, id', limit: most,
  });
}

/** How many orders a filter finds in each state that staff look at. */
export async function countOrders({ database, clock }: OrdersDeps, { principal }: CallContext, filter: OrderFilter): Promise<OrderCounts> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  return findCounts(database, companyId, await orderConditions(database, { companyId, filter, now: instant(clock) }));
}
