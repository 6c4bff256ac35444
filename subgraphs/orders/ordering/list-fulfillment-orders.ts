import { instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { unindexed } from '#subgraph-kit/search/among-states.js';
import { ifGiven, type Condition } from '#subgraph-kit/search/condition.js';
import { narrowed } from '#subgraph-kit/search/narrowed.js';
import { pageSearch } from '#subgraph-kit/search/page-search.js';
import { inStates, statesOf, type StateFilter } from '#subgraph-kit/search/states.js';
import { requireLocationCode } from '../inventory/require-location-code.js';
import { refuseReversed } from '#subgraph-kit/search/refuse-reversed.js';
import { FULFILLMENT_SORT_COLUMNS, fulfillmentOrderSort, type FulfillmentOrderSort, type FulfillmentOrderSortKey } from './fulfillment-order-sort.js';
import { ofAskedOrders, openFor, timesOf, type OrdersAsked } from './fulfillment-order-conditions.js';
import { leavesLateItself, leavesNotLate } from './late-departure.store.js';
import { facetsOf } from './order-conditions.js';
import { checkFacets, checkOrderFilter, type OrderFacets } from './order-filter.js';
import { ofOrderFacet } from './order-token.store.js';
import { notReady, ofReadyOrder } from './pickup-conditions.js';
import { findOrder } from './order.store.js';
import { refuseUnknownCodes } from './refuse-unknown-codes.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { findFulfillmentOrders } from '../fulfillment/fulfillment-order.store.js';
import { PICKUP_METHOD } from '../fulfillment/pickup.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';

/** Which fulfillment orders to list; a filter that is not given does not apply. The facets, and what is asked of promise, hold and waiting, are their orders'. */
export interface FulfillmentOrderFilter extends OrderFacets, StateFilter<FulfillmentStatus>, OrdersAsked {
  readonly locationCode?: string | null | undefined;
  /** Order number, with or without #, or id. */
  readonly orderReference?: string | null | undefined;
  /** Whether customers collect them. */
  readonly pickup?: boolean | null | undefined;
  /** Whether their orders lie ready for that. */
  readonly readyForPickup?: boolean | null | undefined;
  /** Of promised orders, still to leave and planned for a day that is over in UTC; or all others. */
  readonly shipsLate?: boolean | null | undefined;
  /** Placed so many days ago and still to leave. */
  readonly openForDays?: number | null | undefined;
  readonly placedFrom?: Instant | null | undefined;
  readonly placedTo?: Instant | null | undefined;
  readonly updatedSince?: Instant | null | undefined;
  readonly updatedBefore?: Instant | null | undefined;
}

interface Listing {
  readonly filter: FulfillmentOrderFilter;
  readonly sort?: FulfillmentOrderSort | null | undefined;
  readonly page: PageRequest;
}

/** Fulfillment orders of the company: the oldest first, those chosen by when they were placed or changed in that order, or as they are to be sorted. An unknown location or carrier is BAD_INPUT, an unknown order ORDER_NOT_FOUND. */
export async function listFulfillmentOrders(deps: OrdersDeps, { principal }: CallContext, { filter, sort, page }: Listing): Promise<Connection<FulfillmentOrder>> {
  requirePermission(principal, 'commerce.read');
  checkFilter(filter);
  await refuseUnknownCodes(deps.database, principal, { locationCode: filter.locationCode, carrierCode: filter.carrierCode });
  const { companyId } = principal;
  const { key, descending } = fulfillmentOrderSort(sort, filter);
  const list = listName(companyId, filter, { key, descending });
  const keys = keysetOf(deps.cursors, page, { list, columns: FULFILLMENT_SORT_COLUMNS[key], isDescending: descending === true });
  const conditions = await allConditions(deps, companyId, { filter, sortedBy: key });
  const search = pageSearch(conditions, keys);
  const fulfillmentOrders = await findFulfillmentOrders(deps.database, companyId, conditions.some(({ isFew }) => isFew) ? { ...search, orderBy: unindexed(search.orderBy) } : search);
  return keys.page(fulfillmentOrders, (found) => POSITIONS[key](found));
}

const POSITIONS = {
  CREATED: ({ id }: FulfillmentOrder) => [id] as const,
  PLACED: ({ id, placedAt }: FulfillmentOrder) => [placedAt ?? '', id] as const,
  CHANGED: ({ id, updatedAt }: FulfillmentOrder) => [updatedAt, id] as const,
};

function checkFilter({ openForDays, ...filter }: FulfillmentOrderFilter): void {
  checkFacets(filter);
  checkOrderFilter({ openForDays });
  refuseReversed({ placedTo: ['placedFrom', filter.placedFrom, filter.placedTo], updatedBefore: ['updatedSince', filter.updatedSince, filter.updatedBefore] });
}

/** What a cursor is bound to. */
function listName(companyId: number, { locationCode, orderReference, pickup, readyForPickup, ...filter }: FulfillmentOrderFilter, { key, descending }: FulfillmentOrderSort): string {
  const parts = [statesOf(filter)?.toSorted().join(), locationCode, orderReference, pickup, readyForPickup].map((part) => String(part ?? ''));
  const sorted = key === 'CREATED' && descending !== true ? [] : [`${key}${descending === true ? ' DESC' : ''}`];
  return ['fulfillment-orders', companyId, ...parts, ...sorted].join(':');
}

async function allConditions(deps: OrdersDeps, companyId: number, { filter, sortedBy }: { filter: FulfillmentOrderFilter; sortedBy: FulfillmentOrderSortKey }): Promise<Condition[]> {
  const { database, clock } = deps;
  const asked = { companyId, filter, now: instant(clock) };
  const { sorted, others } = timesOf(database, { companyId, filter, sortedBy });
  return [
    ...await conditionsOf(deps, companyId, filter),
    ...sorted,
    ...notReady(filter),
    ...(filter.shipsLate === false ? [leavesNotLate(asked.now)] : []),
    ...await narrowed([
      ...facetsOf(filter).map((token) => ofOrderFacet(database, companyId, { table: 'fulfillment_order', token })),
      ...(filter.readyForPickup === true ? [ofReadyOrder(database, companyId)] : []),
      ...await ofAskedOrders(database, asked),
      ...(filter.shipsLate === true ? [leavesLateItself(database, companyId, asked.now)] : []),
      ...openFor(database, asked),
      ...others,
    ], 'f.id'),
  ];
}

async function conditionsOf(deps: OrdersDeps, companyId: number, { locationCode, orderReference, pickup, ...states }: FulfillmentOrderFilter): Promise<Condition[]> {
  return [
    ...inStates('f.status', statesOf(states)),
    ...ifGiven('f.location_id = ?', locationCode == null ? undefined : await locationId(deps, companyId, locationCode)),
    ...ifGiven('f.order_id = ?', orderReference == null ? undefined : await orderId(deps, companyId, orderReference)),
    ...ifGiven(`CASE WHEN LOWER(o.method_code) = '${PICKUP_METHOD}' THEN 1 ELSE 0 END = ?`, pickup == null ? undefined : Number(pickup)),
  ];
}

const locationId = async ({ database }: OrdersDeps, companyId: number, wanted: string): Promise<string> =>
  (await requireLocationCode(database, companyId, { code: wanted, field: 'filter.locationCode' })).id;

async function orderId({ database }: OrdersDeps, companyId: number, reference: string): Promise<string> {
  const order = await findOrder(database, companyId, reference);
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  return order.id;
}
