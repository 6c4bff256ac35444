import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Order } from './order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { candidates } from '../routing/allocate.js';
import { quantityOpen, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { relocateUnits, type Relocation } from './relocate-units.js';
import { route, type AllocatedUnits } from '../routing/route.js';
import { refuseShortage, requireLocation } from './target-location.js';

/** The fulfillment order to move. */
export interface RerouteFulfillmentOrder {
  readonly fulfillmentOrderId: string;
  /** Where to; routing chooses a location unless given. */
  readonly locationCode?: string | null | undefined;
}

/**
 * Move a whole fulfillment order that is not accepted yet to another location that has stock. Without a location, routing runs again on the stock with the
 * fulfillment order's own units released; a warehouse that rejected the fulfillment order is excluded. If routing chooses the same location nothing changes.
 */
export const rerouteFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { fulfillmentOrderId, locationCode }: RerouteFulfillmentOrder): Promise<Order> =>
  relocateUnits(deps, { name: 'rerouteFulfillmentOrder', context, fulfillmentOrderId }, (now) => {
    const { fulfillmentOrder, basis } = now;
    const own = openUnitsOf(fulfillmentOrder, fulfillmentOrder.locationId);
    basis.ledger.give(own);
    if (locationCode == null) return routedAnew(now);
    const location = requireLocation(now, locationCode);
    const allocated = openUnitsOf(fulfillmentOrder, location.id);
    refuseShortage(allocated, basis.ledger, location);
    return allocated;
  });

const openUnitsOf = (fulfillmentOrder: FulfillmentOrder, locationId: string): AllocatedUnits[] =>
  fulfillmentOrder.lines.map((line) => ({ lineId: line.lineId, variantId: line.variantId, locationId, quantity: quantityOpen(line) })).filter(({ quantity }) => quantity > 0);

function routedAnew({ order, fulfillmentOrder, basis, closed }: Relocation): readonly AllocatedUnits[] {
  const { locationIds, split } = candidates(order, basis);
  const allocated = route({
    lines: openUnitsOf(fulfillmentOrder, fulfillmentOrder.locationId),
    locationIds: locationIds.filter((id) => !closed.has(id) && !(fulfillmentOrder.status === 'REJECTED' && id === fulfillmentOrder.locationId)),
    split,
    free: (locationId, variantId) => basis.ledger.free(locationId, variantId),
  });
  if (!allocated) throw new Failure('INVALID_STATE', 'No other location can fulfill this fulfillment order', { status: fulfillmentOrder.status.toLowerCase() });
  return allocated;
}
