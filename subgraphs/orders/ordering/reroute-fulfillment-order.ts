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
 * fulfillment order's own units released, among the other locations: whoever asks wants it to leave. INVALID_STATE, with what each lacks, where none can take it.
 */
export const rerouteFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { fulfillmentOrderId, locationCode }: RerouteFulfillmentOrder): Promise<Order> =>
  relocateUnits(deps, { name: 'rerouteFulfillmentOrder', context, fulfillmentOrderId }, (now) => {
    const { fulfillmentOrder, basis } = now;
    const own = openUnitsOf(fulfillmentOrder, fulfillmentOrder.locationId);
    basis.ledger.give(own);
    if (locationCode == null) return routedAnew(now);
    const location = requireLocation(now, locationCode);
    if (location.id === fulfillmentOrder.locationId) throw new Failure('BAD_INPUT', 'The units are there already', { locationCode: ['must be another location'] });
    const allocated = openUnitsOf(fulfillmentOrder, location.id);
    refuseShortage(now, allocated, location);
    return allocated;
  });

const openUnitsOf = (fulfillmentOrder: FulfillmentOrder, locationId: string): AllocatedUnits[] =>
  fulfillmentOrder.lines.map((line) => ({ lineId: line.lineId, variantId: line.variantId, locationId, quantity: quantityOpen(line) })).filter(({ quantity }) => quantity > 0);

function routedAnew(now: Relocation): readonly AllocatedUnits[] {
  const { order, fulfillmentOrder, basis, closed } = now;
  const { locationIds, split } = candidates(order, basis);
  const others = locationIds.filter((id) => !closed.has(id) && id !== fulfillmentOrder.locationId);
  const allocated = route({
    lines: openUnitsOf(fulfillmentOrder, fulfillmentOrder.locationId),
    locationIds: others,
    split,
    free: (locationId, variantId) => basis.ledger.free(locationId, variantId),
  });
  if (!allocated) throw new Failure('INVALID_STATE', 'No other location can fulfill this fulfillment order', { status: fulfillmentOrder.status.toLowerCase(), short: shortOf(now, others) });
  return allocated;
}

/** What each location that was considered lacks. */
const shortOf = ({ fulfillmentOrder, basis: { ledger, locations } }: Relocation, locationIds: readonly string[]) => locationIds.flatMap((locationId) =>
  fulfillmentOrder.lines.flatMap((line) => {
    const [quantity, available] = [quantityOpen(line), ledger.free(locationId, line.variantId)];
    if (available >= quantity) return [];
    return [{ locationCode: locations.find(({ id }) => id === locationId)?.code ?? '', sku: line.sku ?? line.barcode, quantity, available, missing: quantity - available }];
  }));
