import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { partEvents } from '../fulfillment/part-events.js';
import { settled } from './readiness.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeOrder } from './change-order.js';
import type { OrderChange, OrderWithParts } from './order-change.js';
import { released, type Order } from './order.js';
import { orderEvent } from './order-events.js';

/** End an order's hold; its parts go back to their warehouses when nothing else keeps them. */
export function releaseOrder(deps: OrdersDeps, context: CallContext, { reference }: { reference: string }): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  return changeOrder(deps, { name: 'releaseOrder', context, reference }, (now) => releasing(deps, context, now));
}

/** What the end of its hold makes of an order. */
export function releasing({ clock }: OrdersDeps, context: CallContext, { order, parts }: OrderWithParts): OrderChange {
  const free = { ...released(order), updatedAt: instant(clock) };
  const after = parts.map((part) => settled(part, free));
  return {
    order: free,
    parts: after,
    events: [
      orderEvent('order.released', free, { cause: context }),
      ...partEvents(parts, after, context),
    ],
  };
}
