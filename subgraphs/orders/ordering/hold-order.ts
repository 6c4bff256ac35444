import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import { canMove } from '../fulfillment/fulfillment-status.js';
import { withdrawn, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeOrder } from './change-order.js';
import { checkReason } from './check-reason.js';
import type { StaffHoldKind } from './hold-kind.js';
import { held, type Order } from './order.js';
import { orderEvent } from './order-events.js';

const LONGEST_REASON = 200;

/** How a person holds an order. */
export interface StaffHold {
  /** The reason, for staff. */
  readonly reason: string;
  /** MANUAL unless it is given. */
  readonly kind?: StaffHoldKind | null | undefined;
}

/** For changes of several orders. */
export interface MaybeSo {
  /** Answer an order that is so already as it is, instead of refusing it. */
  readonly orSo?: boolean;
}

/** BAD_INPUT for a reason that a hold cannot have. */
export const checkHoldReason = (reason: string): void => { checkReason(reason, LONGEST_REASON); };

/** Put an order on hold; INVALID_STATE once a warehouse has accepted a fulfillment order of it. */
export function holdOrder(deps: OrdersDeps, context: CallContext, { reference, reason, kind, orSo = false }: StaffHold & MaybeSo & { readonly reference: string }): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  checkHoldReason(reason);
  return changeOrder(deps, { name: 'holdOrder', context, reference }, ({ order, fulfillmentOrders }) => {
    const hold = { kind: kind ?? 'MANUAL', reason };
    if (orSo && order.holdReason === reason && order.holdKind === hold.kind) return { order, fulfillmentOrders, events: [] };
    const after = held(order, hold);
    fulfillmentOrders.forEach(refuseAccepted);
    const leaving = fulfillmentOrders.filter(({ status }) => status === 'TO_FULFILL'); // a rejected one stays rejected until the order is fixed
    return {
      order: after,
      fulfillmentOrders: fulfillmentOrders.map((fulfillmentOrder) => (leaving.includes(fulfillmentOrder) ? withdrawn(fulfillmentOrder) : fulfillmentOrder)),
      events: [
        orderEvent('order.held', after, { cause: context }),
        ...leaving.map((fulfillmentOrder) => fulfillmentEvent('fulfillment.withdrawn', withdrawn(fulfillmentOrder), context)),
      ],
    };
  });
}

function refuseAccepted({ status }: FulfillmentOrder): void {
  const untouched = canMove(status, 'withdraw') || status === 'NOT_READY' || status === 'CANCELLED';
  if (!untouched) throw new Failure('INVALID_STATE', 'A warehouse has accepted this order; cancel it instead', { status: status.toLowerCase() });
}
