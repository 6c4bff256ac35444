import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { asLocation, type WorkedLocation } from '../inventory/as-location.js';
import { findLocationsById } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { findNamedFulfillmentOrders } from './named-fulfillment-orders.store.js';

/** The fulfillment order a person works on. */
export interface LocationWork extends Pick<WorkedLocation, 'evenIfConnected'> {
  /** Its id, or the number (with or without #) or id of its order. */
  readonly reference: string;
  /** Of its location; required where several locations fulfill the order. */
  readonly locationCode?: string | null | undefined;
}

/** A fulfillment order and the call as its location. */
export interface AtLocation {
  readonly as: CallContext;
  readonly fulfillmentOrder: FulfillmentOrder;
}

/** Find the fulfillment order a person works on and take the place of its location (see {@link asLocation}). */
export async function workAtLocation(deps: OrdersDeps, context: CallContext, { evenIfConnected, ...named }: LocationWork): Promise<AtLocation> {
  requirePermission(context.principal, 'commerce.write');
  const fulfillmentOrder = await namedFulfillmentOrder(deps, context.principal.companyId, named);
  return { fulfillmentOrder, as: await asLocation(deps, context, { locationId: fulfillmentOrder.locationId, evenIfConnected }) };
}

async function namedFulfillmentOrder({ database }: OrdersDeps, companyId: number, { reference, locationCode }: LocationWork): Promise<FulfillmentOrder> {
  const found = await findNamedFulfillmentOrders(database, companyId, reference);
  const locations = await findLocationsById(database, companyId, found.map(({ locationId }) => locationId));
  const codeOf = ({ locationId }: FulfillmentOrder): string => locations.get(locationId)?.code ?? '';
  const there = locationCode == null ? found : found.filter((one) => codeOf(one) === locationCode);
  const codes = [...new Set(there.map(codeOf))];
  const [fulfillmentOrder] = there; // the newest where a location has several
  if (!fulfillmentOrder) throw new Failure('ORDER_NOT_FOUND', `No fulfillment order ${reference}${locationCode == null ? '' : ` at ${locationCode}`}`, { reference });
  if (codes.length > 1) throw new Failure('BAD_INPUT', 'Several locations fulfill this order', { locationCode: [`must be one of ${codes.toSorted().join(', ')}`] });
  return fulfillmentOrder;
}
