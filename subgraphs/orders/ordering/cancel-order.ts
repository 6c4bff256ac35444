import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import { canMove } from '../fulfillment/fulfillment-status.js';
import { cancelledByMerchant } from '../fulfillment/fulfillment-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeOrder } from './change-order.js';
import { checkReason } from './check-reason.js';
import type { MaybeSo } from './hold-order.js';
import type { OrderChange, OrderWithFulfillmentOrders } from './order-change.js';
import { cancelled, type Order } from './order.js';
import { orderEvent } from './order-events.js';
import { ORDER_MOVES } from './order-status.js';
import { settle } from './settle.js';

/** Who asked, as a warehouse reads it in `cancellation.requested_by`. */
const REQUESTED_BY = { staff: 'merchant', connection: 'channel', shopper: 'channel', anonymous: 'channel', system: 'platform' } as const;

const LONGEST_REASON = 500;

/** BAD_INPUT for a reason that a cancellation cannot have. */
export const checkCancelReason = (reason: string): void => { checkReason(reason, LONGEST_REASON); };

/** Cancel an order: fulfillment orders that are not accepted are cancelled, the warehouses of the others are asked to stop. */
export function cancelOrder(deps: OrdersDeps, context: CallContext, { reference, reason, orSo = false }: MaybeSo & { readonly reference: string; readonly reason: string }): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  checkCancelReason(reason);
  return changeOrder(deps, { name: 'cancelOrder', context, reference }, (now) => (orSo && CANCELLED.includes(now.order.status) ? { ...now, events: [] } : cancelling(deps, context, { now, reason })));
}

/** The order after it was cancelled, with its events. */
export function cancelling({ clock }: OrdersDeps, context: CallContext, { now: { order, fulfillmentOrders }, reason }: { readonly now: OrderWithFulfillmentOrders; readonly reason: string }): OrderChange {
  refuseEnded(order);
  const [at, requestedBy] = [instant(clock), REQUESTED_BY[context.principal.kind]];
  const after = fulfillmentOrders.map((fulfillmentOrder) => (canMove(fulfillmentOrder.status, 'cancel') ? cancelledByMerchant(fulfillmentOrder, at, requestedBy) : fulfillmentOrder));
  const touched = after.filter((fulfillmentOrder, index) => fulfillmentOrder !== fulfillmentOrders[index]);
  const [next] = settle(cancelled(order, { at, reason }), after, []);
  return {
    order: next,
    fulfillmentOrders: after,
    events: [
      orderEvent('order.cancelled', next, { cause: context }),
      ...touched.map((fulfillmentOrder) => fulfillmentEvent(fulfillmentOrder.status === 'CLOSED' ? 'fulfillment.closed' : 'fulfillment.cancelled', fulfillmentOrder, context)),
    ],
  };
}

/** Whether nothing of an order is left to cancel. */
export const isEnded = ({ status }: Pick<Order, 'status'>): boolean => !('cancel' in ORDER_MOVES[status]) || status === 'CANCELLATION_REQUESTED';

const CANCELLED: readonly Order['status'][] = ['CANCELLED', 'CANCELLATION_REQUESTED'];

/** An order that every warehouse shipped, or is asked to stop already, cannot be cancelled; one that all short-closed can. */
function refuseEnded({ status }: Order): void {
  if (!isEnded({ status })) return;
  throw new Failure('INVALID_STATE', `An order that is ${status.toLowerCase()} has nothing left to cancel`, { status: status.toLowerCase() });
}
