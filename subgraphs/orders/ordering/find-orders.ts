import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { requireAccess, requirePermission } from '#contract/require-permission.js';
import { instant } from '#kernel/clock.js';
import type { Connection } from '#subgraph-kit/connection.js';
import type { Cursors } from '#subgraph-kit/cursor.js';
import type { Reader } from '#subgraph-kit/database.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import { EMPTY, keysetEmptyLast, readRanges, type RangedKeyset } from '#subgraph-kit/keyset-empty-last.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { amongStates, unindexed } from '#subgraph-kit/search/among-states.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import { pageSearch } from '#subgraph-kit/search/page-search.js';
import { statesOf } from '#subgraph-kit/search/states.js';
import type { OrdersDeps } from '../orders-deps.js';
import { orderConditions, type Filtering, type OrderConditions } from './order-conditions.js';
import { findCounts, findWaiting, type CountedOrders, type WaitingCounts } from './order-count.store.js';
import type { OrderFilter } from './order-filter.js';
import { SORT_COLUMNS, sortOf, type OrderSort, type OrderSortKey } from './order-sort.js';
import type { Order } from './order.js';
import { findNamedOrder } from './find-named-order.js';
import { findNumbers, findOrders, type OrderSearch } from './order.store.js';
import { demandsPromise, promiseColumn, withoutPromise } from './promise-conditions.js';
import { refuseUnknownCodes } from './refuse-unknown-codes.js';

/** One order by number or id, for people also by external id, if there is one. */
export function readOrderByReference({ database }: OrdersDeps, { principal }: CallContext, reference: string): Promise<Order | undefined> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'orders:read' });
  return findNamedOrder(database, principal, reference);
}

interface Listing {
  readonly filter: OrderFilter;
  readonly sort?: OrderSort | null | undefined;
  readonly page: PageRequest;
}

/** Orders by last change, oldest first, those of a search newest first, those chosen by promised days the earliest first, or as they are to be sorted. */
export async function listOrders({ database, cursors, clock }: OrdersDeps, { principal }: CallContext, { filter, sort, page }: Listing): Promise<Connection<Order>> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'orders:read' });
  await refuseUnknownCodes(database, principal, filter);
  const { companyId } = principal;
  const sorted = sortOf(sort, filter);
  const keys = keysOf(cursors, { companyId, filter, page, sort: sorted });
  const { within, sorted: by, conditions } = await searchOf(database, { companyId, filter, now: instant(clock), sortedBy: sorted.key });
  const rows = await readRanges(keys, async (range, limit) => findOrders(database, companyId, await within(pageSearch(conditions, { ...range, orderBy: by(range.orderBy), limit }))));
  return keys.page(rows, (order) => [{ CHANGED: order.updatedAt, PLACED: order.placedAt, TOTAL: String(order.totalMinor), PROMISED: order.promisedOn ?? EMPTY }[sorted.key], order.id]);
}

/** The keys of a page; of one sorted by promised days in two ranges, unless the filter leaves no order without a day. */
function keysOf(cursors: Cursors, { companyId, filter, page, sort: { key, descending } }: { companyId: number; filter: OrderFilter; page: PageRequest; sort: OrderSort }): RangedKeyset {
  const isDescending = descending === true;
  const list = `orders:${String(companyId)}:${statesOf(filter)?.toSorted().join() ?? ''}${key === 'CHANGED' && !isDescending ? '' : `:${key}${isDescending ? ' DESC' : ''}`}`;
  if (key === 'PROMISED' && !demandsPromise(filter)) return keysetEmptyLast(cursors, page, { list, columns: [promiseColumn(filter), 'id'], isDescending, empty: withoutPromise(filter) });
  const keys = keysetOf(cursors, page, { list, columns: [sortColumn(key, filter), 'id'], isDescending });
  return { ...keys, ranges: [keys] };
}

const sortColumn = (key: OrderSortKey, filter: OrderFilter): string => (key === 'PROMISED' ? promiseColumn(filter) : SORT_COLUMNS[key]);

interface Demanded {
  readonly conditions: readonly Condition[];
  /** How what is found is sorted. */
  readonly sorted: (orderBy: string) => string;
  /** The search of what is to be in one of several states. */
  readonly within: (search: OrderSearch) => Promise<OrderSearch>;
}

/**
 * What a filter demands, as SQL. The few orders that were found by id are sorted by what is no column of an index: else MariaDB walks the index of the order to find one in a thousand.
 */
async function searchOf(reader: Reader, filtering: Filtering): Promise<Demanded> {
  const { indexed, checked, states } = await orderConditions(reader, filtering);
  return {
    conditions: [...indexed, ...checked],
    sorted: (orderBy) => (indexed.some(({ isFew }) => isFew) ? unindexed(orderBy) : orderBy),
    within: async (search) => (states === undefined ? search : amongStates(reader, { table: 'orders', companyId: filtering.companyId, states, isSorted: filtering.sortedBy === 'CHANGED' || filtering.sortedBy === 'PLACED', search })),
  };
}

/** One order by number or id; ORDER_NOT_FOUND if there is none. */
export async function requireOrder(deps: OrdersDeps, context: CallContext, reference: string): Promise<Order> {
  const order = await readOrderByReference(deps, context, reference);
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  return order;
}

/** The numbers of the first orders that a filter finds: by last change, or those chosen by promised days the earliest first. */
export async function findOrderNumbers({ database, clock }: OrdersDeps, { principal }: CallContext, { filter, most }: { filter: OrderFilter; most: number }): Promise<string[]> {
  requirePermission(principal, 'commerce.read');
  await refuseUnknownCodes(database, principal, filter);
  const { companyId } = principal;
  const key = demandsPromise(filter) ? 'PROMISED' : 'CHANGED';
  const { conditions, sorted, within } = await searchOf(database, { companyId, filter, now: instant(clock), sortedBy: key });
  return findNumbers(database, companyId, await within(pageSearch(conditions, { where: '', parameters: [], orderBy: sorted(`${sortColumn(key, filter)}, id`), limit: most })));
}

/** How many orders a filter finds in each state that staff look at. */
export async function countOrders({ database, clock }: OrdersDeps, { principal }: CallContext, filter: OrderFilter): Promise<CountedOrders> {
  requirePermission(principal, 'commerce.read');
  await refuseUnknownCodes(database, principal, filter);
  const { companyId } = principal;
  const conditions = await orderConditions(database, { companyId, filter, now: instant(clock) });
  return { conditions, ...await findCounts(database, companyId, conditions) };
}

/** How many of the orders that fulfil these conditions wait for what is looked at on each. */
export const countWaiting = ({ database }: OrdersDeps, { principal: { companyId } }: CallContext, conditions: OrderConditions): Promise<WaitingCounts> => findWaiting(database, companyId, conditions);
