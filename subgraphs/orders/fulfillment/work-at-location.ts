import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { asLocation, type WorkedLocation } from '../inventory/as-location.js';
import { findLocationsById } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import type { FulfillmentStatus } from './fulfillment-status.js';
import { meantFulfillmentOrder } from './meant-fulfillment-order.js';
import { findNamedFulfillmentOrders } from './named-fulfillment-orders.store.js';

/** The fulfillment order a person works on. */
export interface LocationWork extends Pick<WorkedLocation, 'evenIfConnected'> {
  /** Its id, or the number (with or without #) or id of its order. */
  readonly reference: string;
  /** Of its location; required where the order has work at several locations. */
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

async function namedFulfillmentOrder({ database }: OrdersDeps, companyId: number, named: LocationWork): Promise<FulfillmentOrder> {
  const found = await findNamedFulfillmentOrders(database, companyId, named.reference);
  const locations = await findLocationsById(database, companyId, found.map(({ locationId }) => locationId));
  return meantFulfillmentOrder(found, { named, codeOf: ({ locationId }) => locations.get(locationId)?.code ?? '', isMeant: ({ status }) => WORKED.includes(status) });
}

/** States in which a location has work to do. */
const WORKED: readonly FulfillmentStatus[] = ['TO_FULFILL', 'ACCEPTED', 'PROCESSED', 'CANCEL_REQUESTED'];
