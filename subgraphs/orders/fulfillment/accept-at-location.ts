import type { Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { isWithoutSystem } from '../inventory/as-location.js';
import type { OrdersDeps } from '../orders-deps.js';
import { acceptFulfillmentOrder } from './accept-fulfillment-order.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { workAtLocation, type LocationWork } from './work-at-location.js';

/** What a person accepts. */
export interface AcceptAtLocation extends LocationWork {
  /** Now unless given. */
  readonly acceptedAt?: Instant | null | undefined;
}

/** A person accepts a fulfillment order at its location; where no system reports the stock its units are taken off the count with it. */
export async function acceptAtLocation(deps: OrdersDeps, context: CallContext, { acceptedAt, ...named }: AcceptAtLocation): Promise<FulfillmentOrder> {
  const { as, fulfillmentOrder: { id, locationId } } = await workAtLocation(deps, context, named);
  const lowersCount = await isWithoutSystem(deps, context, { locationId, evenIfConnected: named.evenIfConnected });
  return acceptFulfillmentOrder(deps, as, { reference: id, acceptedAt, lowersCount });
}
