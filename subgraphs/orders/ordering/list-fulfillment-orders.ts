import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { ifGiven, type Condition } from '#subgraph-kit/search/condition.js';
import { narrowed } from '#subgraph-kit/search/narrowed.js';
import { pageSearch } from '#subgraph-kit/search/page-search.js';
import { inStates, statesOf, type StateFilter } from '#subgraph-kit/search/states.js';
import { requireLocationCode } from '../inventory/require-location-code.js';
import { facetsOf } from './order-conditions.js';
import { checkFacets, type OrderFacets } from './order-filter.js';
import { ofOrderFacet } from './order-token.store.js';
import { notReady, ofReadyOrder } from './pickup-conditions.js';
import { findOrder } from './order.store.js';
import { refuseUnknownCodes } from './refuse-unknown-codes.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { findFulfillmentOrders } from '../fulfillment/fulfillment-order.store.js';
import { PICKUP_METHOD } from '../fulfillment/pickup.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';

/** Which fulfillment orders to list; a filter that is not given does not apply. The facets are their orders'. */
export interface FulfillmentOrderFilter extends OrderFacets, StateFilter<FulfillmentStatus> {
  readonly locationCode?: string | null | undefined;
  /** Order number, with or without #, or id. */
  readonly orderReference?: string | null | undefined;
  /** Whether customers collect them. */
  readonly pickup?: boolean | null | undefined;
  /** Whether their orders lie ready for that. */
  readonly readyForPickup?: boolean | null | undefined;
}

/** Fulfillment orders of the company, the oldest first. An unknown location or carrier is BAD_INPUT, an unknown order ORDER_NOT_FOUND. */
export async function listFulfillmentOrders(deps: OrdersDeps, { principal }: CallContext, { filter, page }: { filter: FulfillmentOrderFilter; page: PageRequest }): Promise<Connection<FulfillmentOrder>> {
  requirePermission(principal, 'commerce.read');
  checkFacets(filter);
  await refuseUnknownCodes(deps.database, principal, { locationCode: filter.locationCode, carrierCode: filter.carrierCode });
  const { companyId } = principal;
  const list = `fulfillment-orders:${String(companyId)}:${statesOf(filter)?.toSorted().join() ?? ''}:${filter.locationCode ?? ''}:${filter.orderReference ?? ''}:${String(filter.pickup ?? '')}:${String(filter.readyForPickup ?? '')}`;
  const keys = keysetOf(deps.cursors, page, { list, columns: ['f.id'] });
  const conditions = [
    ...await conditionsOf(deps, companyId, filter),
    ...notReady(filter),
    ...await narrowed([
      ...facetsOf(filter).map((token) => ofOrderFacet(deps.database, companyId, { table: 'fulfillment_order', token })),
      ...(filter.readyForPickup === true ? [ofReadyOrder(deps.database, companyId)] : []),
    ], 'f.id'),
  ];
  const fulfillmentOrders = await findFulfillmentOrders(deps.database, companyId, pageSearch(conditions, keys));
  return keys.page(fulfillmentOrders, ({ id }) => [id]);
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
