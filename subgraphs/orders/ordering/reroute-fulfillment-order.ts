import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Order } from './order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { candidates } from '../routing/allocate.js';
import { quantityOpen, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { relocatePieces, type Relocation } from './relocate-pieces.js';
import { route, type Share } from '../routing/route.js';
import { refuseShortage, requireLocation } from './target-location.js';

/** Which part goes elsewhere. */
export interface RerouteFulfillmentOrder {
  readonly fulfillmentOrderId: string;
  /** Where to; routing decides anew unless given. */
  readonly locationCode?: string | null | undefined;
}

/**
 * Take the whole of a part nobody has taken over to another location that holds it. Without one, routing decides anew on the stock with the
 * part's own pieces back in it; a warehouse that rejected the part is not asked again. Where routing leaves it in its place nothing changes.
 */
export const rerouteFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { fulfillmentOrderId, locationCode }: RerouteFulfillmentOrder): Promise<Order> =>
  relocatePieces(deps, { name: 'rerouteFulfillmentOrder', context, fulfillmentOrderId }, (now) => {
    const { part, basis } = now;
    const own = openShares(part, part.locationId);
    basis.ledger.give(own);
    if (locationCode == null) return routedAnew(now);
    const location = requireLocation(now, locationCode);
    const shares = openShares(part, location.id);
    refuseShortage(shares, basis.ledger, location);
    return shares;
  });

const openShares = (part: FulfillmentOrder, locationId: string): Share[] =>
  part.lines.map((line) => ({ lineId: line.lineId, variantId: line.variantId, locationId, quantity: quantityOpen(line) })).filter(({ quantity }) => quantity > 0);

function routedAnew({ order, part, basis, closed }: Relocation): readonly Share[] {
  const { locationIds, split } = candidates(order, basis);
  const shares = route({
    lines: openShares(part, part.locationId),
    locationIds: locationIds.filter((id) => !closed.has(id) && !(part.status === 'REJECTED' && id === part.locationId)),
    split,
    free: (locationId, variantId) => basis.ledger.free(locationId, variantId),
  });
  if (!shares) throw new Failure('INVALID_STATE', 'No other location can fulfil this part', { status: part.status.toLowerCase() });
  return shares;
}
