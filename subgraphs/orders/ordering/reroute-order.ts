import { Failure } from '#contract/failure.js';
import { partOfCommand } from '#contract/part-of-command.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findFulfillmentOrdersOfOrder } from '../fulfillment/fulfillment-order.store.js';
import { canLeave } from '../fulfillment/moving.js';
import { requireOrder } from './find-orders.js';
import type { Order } from './order.js';
import { rerouteFulfillmentOrder } from './reroute-fulfillment-order.js';

/** Which order, and where it goes. */
export interface RerouteOrder {
  readonly reference: string;
  /** Routing chooses a location unless given. */
  readonly locationCode?: string | null | undefined;
}

/** Move every fulfillment order of an order that no warehouse has accepted, one after the other; INVALID_STATE when there is none. */
export async function rerouteOrder(deps: OrdersDeps, context: CallContext, { reference, locationCode }: RerouteOrder): Promise<Order> {
  let order = await requireOrder(deps, context, reference);
  const open = (await findFulfillmentOrdersOfOrder(deps.database, context.principal.companyId, order.id)).filter(canLeave);
  if (open.length === 0) throw new Failure('INVALID_STATE', 'Nothing of this order can move: it has no fulfillment order that waits for a warehouse', { status: order.status.toLowerCase() });
  for (const { id } of open) order = await rerouteFulfillmentOrder(deps, partOfCommand(context, id), { fulfillmentOrderId: id, locationCode });
  return order;
}
