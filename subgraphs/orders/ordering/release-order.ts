import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { fulfillmentOrderEvents } from '../fulfillment/fulfillment-order-events.js';
import { settled } from './readiness.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeOrder } from './change-order.js';
import type { MaybeSo } from './hold-order.js';
import type { OrderChange, OrderWithFulfillmentOrders } from './order-change.js';
import { released, type Order } from './order.js';
import { orderEvent } from './order-events.js';

/** End an order's hold; its fulfillment orders become ready again unless something else blocks them. */
export function releaseOrder(deps: OrdersDeps, context: CallContext, { reference, orSo = false }: MaybeSo & { readonly reference: string }): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  return changeOrder(deps, { name: 'releaseOrder', context, reference }, (now) => (orSo && now.order.holdReason === null ? { ...now, events: [] } : releasing(deps, context, now)));
}

/** The order after its hold, with its events. */
export function releasing({ clock }: OrdersDeps, context: CallContext, { order, fulfillmentOrders }: OrderWithFulfillmentOrders): OrderChange {
  const free = { ...released(order), updatedAt: instant(clock) };
  const after = fulfillmentOrders.map((fulfillmentOrder) => settled(fulfillmentOrder, free));
  return {
    order: free,
    fulfillmentOrders: after,
    events: [
      orderEvent('order.released', free, { cause: context }),
      ...fulfillmentOrderEvents(fulfillmentOrders, after, context),
    ],
  };
}
