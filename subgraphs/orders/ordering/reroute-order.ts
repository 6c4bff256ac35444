import { Failure } from '#contract/failure.js';
import { partOfCommand } from '#contract/part-of-command.js';
import type { CallContext } from '#contract/principal.js';
import type { Location } from '../inventory/location.js';
import { findLocations } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findFulfillmentOrdersOfOrder } from '../fulfillment/fulfillment-order.store.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { canLeave, hasEnded } from '../fulfillment/moving.js';
import { requireOrder } from './find-orders.js';
import type { Order } from './order.js';
import { rerouteFulfillmentOrder } from './reroute-fulfillment-order.js';

/** Which order, and where it goes. */
export interface RerouteOrder {
  readonly reference: string;
  /** Routing chooses a location unless given. */
  readonly locationCode?: string | null | undefined;
  /** Only what waits at this location moves; what waits at any unless given. */
  readonly fromLocationCode?: string | null | undefined;
}

/**
 * Move every fulfillment order of an order that no warehouse has accepted, or those of one location, one after the other; what is there already stays. An open order that has nothing left at the location
 * to leave, or that is all where it is to go, is answered as it is: whoever repeats a move learns that it is done. INVALID_STATE when nothing can move.
 */
export async function rerouteOrder(deps: OrdersDeps, context: CallContext, { reference, locationCode, fromLocationCode }: RerouteOrder): Promise<Order> {
  let order = await requireOrder(deps, context, reference);
  const { companyId } = context.principal;
  const locations = await findLocations(deps.database, companyId);
  const from = fromLocationCode == null ? undefined : locationToLeave(locations, fromLocationCode);
  const to = locations.find(({ code }) => code === locationCode)?.id;
  const known = await findFulfillmentOrdersOfOrder(deps.database, companyId, order.id);
  const open = known.filter((one) => canLeave(one) && (from === undefined || one.locationId === from));
  if (open.length === 0) refuseUnmoved(order, { known, locations, from, to });
  for (const { id } of open.filter(({ locationId }) => locationId !== to)) order = await rerouteFulfillmentOrder(deps, partOfCommand(context, id), { fulfillmentOrderId: id, locationCode });
  return order;
}

interface Unmoved {
  readonly known: readonly FulfillmentOrder[];
  readonly locations: readonly Location[];
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Refuse an order of which nothing waits for a warehouse, unless that is because all of it has left already or is there. */
function refuseUnmoved({ status }: Order, { known, locations, from, to }: Unmoved): void {
  const details = { status: status.toLowerCase() };
  const live = known.filter((one) => !hasEnded(one));
  const taken = live.filter(({ locationId }) => locationId !== to && (from === undefined || locationId === from)).map(({ locationId }) => locations.find(({ id }) => id === locationId)?.code ?? locationId);
  if (taken.length > 0) throw new Failure('INVALID_STATE', `Nothing of this order can move: ${taken.join(', ')} has accepted it`, { ...details, locationCode: taken.join() });
  if (live.length === 0) throw new Failure('INVALID_STATE', 'Nothing of this order can move: it has no fulfillment order that waits for a warehouse', details);
}

function locationToLeave(locations: readonly Location[], code: string): string {
  const location = locations.find((one) => one.code === code);
  if (!location) throw new Failure('BAD_INPUT', 'A location is not known', { fromLocationCode: [`no location has the code ${code}`] });
  return location.id;
}
