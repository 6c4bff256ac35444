import { requireScope, type CallContext } from '#contract/principal.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import { readyWhenNothingWaits } from '../fulfillment/new-parts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeOrder } from './change-order.js';
import { followingParts, released, type Order } from './order.js';
import { orderEvent } from './order-events.js';

/** End an order's hold; its parts go back to their warehouses when nothing else keeps them. */
export function releaseOrder(deps: OrdersDeps, context: CallContext, { reference }: { reference: string }): Promise<Order> {
  requireScope(context.principal, 'staff:write');
  return changeOrder(deps, { name: 'releaseOrder', context, reference }, ({ order, parts }) => {
    const free = released(order);
    const after = parts.map((part) => (part.status === 'NOT_READY' ? readyWhenNothingWaits(part, free) : part));
    const entering = after.filter((part, index) => part !== parts[index]);
    return {
      order: followingParts(free, after.map(({ status }) => status)),
      parts: after,
      events: [
        orderEvent('order.released', free, { cause: context }),
        ...entering.map((part) => fulfillmentEvent('fulfillment.ready', part, context)),
      ],
    };
  });
}
