import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext, type Principal } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import { ifGiven, type Condition } from '#subgraph-kit/search/condition.js';
import { facet } from '#subgraph-kit/search/facet.js';
import { narrowed, type Criterion } from '#subgraph-kit/search/narrowed.js';
import { pageAmongStates } from '#subgraph-kit/search/page-search.js';
import { refuseReversed } from '#subgraph-kit/search/refuse-reversed.js';
import { statesOf, type StateFilter } from '#subgraph-kit/search/states.js';
import { orderNumber } from '../fulfillment/order-number.js';
import { facetsOf } from '../ordering/order-conditions.js';
import { findNamedOrder } from '../ordering/find-named-order.js';
import { checkFacets } from '../ordering/order-filter.js';
import type { PaymentStatus } from '../ordering/order.js';
import { ofOrderFacet } from '../ordering/order-token.store.js';
import { checkCarrierFilter } from '../ordering/refuse-unknown-codes.js';
import { checkLocationFilter } from '../inventory/require-location-code.js';
import type { OrdersDeps } from '../orders-deps.js';
import { ofReturnFacet, ofReturnWord } from './return-token.store.js';
import { findReturns } from './return.store.js';
import type { ReturnStatus, WarehouseReturnList } from './return-status.js';
import type { Return, ReturnMethod, ReturnResolution, ReturnSource } from './return.js';

/** Which returns to list; a filter that is not given does not apply. */
export interface ReturnFilter extends StateFilter<ReturnStatus> {
  readonly search?: string | null | undefined;
  /** The number of an order, with or without #. */
  readonly orderNumber?: string | null | undefined;
  /** An order, as its caller names it. */
  readonly orderReference?: string | null | undefined;
  readonly locationCode?: string | null | undefined;
  readonly compliant?: boolean | null | undefined;
  readonly source?: ReturnSource | null | undefined;
  readonly resolution?: ReturnResolution | null | undefined;
  readonly method?: ReturnMethod | null | undefined;
  readonly tag?: string | null | undefined;
  /** Who brings it back. */
  readonly carrierCode?: string | null | undefined;
  /** Of its order. */
  readonly countryCode?: string | null | undefined;
  readonly channel?: string | null | undefined;
  readonly paymentStatus?: PaymentStatus | null | undefined;
  readonly createdFrom?: Instant | null | undefined;
  readonly createdTo?: Instant | null | undefined;
  readonly updatedBefore?: Instant | null | undefined;
  readonly updatedSince?: Instant | null | undefined;
}

interface WarehousePage {
  readonly page: PageRequest;
  readonly status: WarehouseReturnList;
  readonly updatedSince?: Instant | null | undefined;
}

const LOCATION_OF_CODE = 'location_id IN (SELECT l.id FROM location l WHERE l.company_id = ? AND l.code = ?)';

/** Returns of the company by last change, oldest first. A cursor is valid only with the status it was made with. */
export async function listReturns(deps: OrdersDeps, { principal }: CallContext, { filter, page }: { filter: ReturnFilter; page: PageRequest }): Promise<Connection<Return>> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'returns:read' });
  const { companyId } = principal;
  checkFacets(filter);
  if (principal.kind === 'staff') refuseReversed({ createdTo: ['createdFrom', filter.createdFrom, filter.createdTo], updatedBefore: ['updatedSince', filter.updatedSince, filter.updatedBefore] });
  await checkLocationFilter(deps.database, principal, filter.locationCode);
  await checkCarrierFilter(deps.database, principal, { carrierCode: filter.carrierCode, isNamed: (token) => ofReturnFacet(deps.database, companyId, token) });
  const states = statesOf(filter);
  const found = await narrowed(criteriaOf(deps.database, companyId, filter), 'returns.id');
  return pageOfReturns(deps, companyId, {
    page,
    list: `returns:${String(companyId)}:${states?.toSorted().join() ?? ''}`,
    states,
    conditions: [...found, ...ifGiven('order_id = ?', await orderId(deps.database, principal, filter.orderReference)), ...columnConditions(companyId, filter)],
  });
}

async function orderId(reader: Reader, principal: Principal, reference: string | null | undefined): Promise<string | null> {
  if (reference == null) return null;
  const order = await findNamedOrder(reader, principal, reference);
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  return order.id;
}

function columnConditions(companyId: number, filter: ReturnFilter): Condition[] {
  return [
    ...ifGiven('order_number = ?', filter.orderNumber == null ? null : orderNumber(filter.orderNumber)),
    ...(filter.locationCode == null ? [] : [{ sql: LOCATION_OF_CODE, parameters: [companyId, filter.locationCode] }]),
    ...ifGiven('compliant = ?', filter.compliant == null ? null : Number(filter.compliant)),
    ...ifGiven('source = ?', filter.source),
    ...ifGiven('resolution = ?', filter.resolution),
    ...ifGiven('method = ?', filter.method),
    ...ifGiven('created_at >= ?', filter.createdFrom),
    ...ifGiven('created_at < ?', filter.createdTo),
    ...ifGiven('changed_at >= ?', filter.updatedSince),
    ...ifGiven('changed_at < ?', filter.updatedBefore),
  ];
}

function criteriaOf(reader: Reader, companyId: number, { search, tag, carrierCode, countryCode, channel, paymentStatus }: ReturnFilter): Criterion[] {
  const own = ([['tag', tag], ['carrier', carrierCode]] as const).flatMap(([name, value]) => (value == null ? [] : [ofReturnFacet(reader, companyId, facet(name, value))]));
  const ofOrder = facetsOf({ countryCode, channel, paymentStatus }).map((token) => ofOrderFacet(reader, companyId, { table: 'returns', token }));
  const words = checkSearch(search)?.words ?? [];
  return [...own, ...ofOrder, ...words.map((word) => ofReturnWord(reader, companyId, word))];
}

/** Returns of the calling warehouse by last change, oldest first (document 1 decisions, A, GET /returns). A cursor is valid only with its status. */
export function listWarehouseReturns(deps: OrdersDeps, { principal }: CallContext, { status, updatedSince, page }: WarehousePage): Promise<Connection<Return>> {
  requireScope(principal, 'fulfillment:read');
  const { companyId } = principal;
  const locationId = requireWarehouse(principal);
  return pageOfReturns(deps, companyId, {
    page,
    list: `warehouse-returns:${String(companyId)}:${locationId}:${status}`,
    conditions: [
      { sql: `location_id = ? AND ${status === 'EXPECTED' ? 'list' : 'status'} = ?`, parameters: [locationId, status] },
      ...ifGiven('changed_at >= ?', updatedSince),
    ],
  });
}

interface Listed {
  readonly page: PageRequest;
  /** What a cursor is bound to. */
  readonly list: string;
  readonly conditions: readonly Condition[];
  /** All unless given. */
  readonly states?: readonly ReturnStatus[] | undefined;
}

async function pageOfReturns({ database, cursors }: OrdersDeps, companyId: number, { list, conditions, states, page }: Listed): Promise<Connection<Return>> {
  const keys = keysetOf(cursors, page, { list, columns: ['changed_at', 'id'] });
  const found = await findReturns(database, companyId, await pageAmongStates(database, { table: 'returns', companyId, states, conditions, keys }));
  return keys.page(found, ({ updatedAt, id }) => [updatedAt, id]);
}
