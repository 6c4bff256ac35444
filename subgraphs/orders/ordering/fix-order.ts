import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { madeReady, withdrawn, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { fulfillmentOrderEvents } from '../fulfillment/fulfillment-order-events.js';
import { isKept } from './readiness.js';
import type { OrdersDeps } from '../orders-deps.js';
import { resolveAlertsOf } from '../alerts/alert.store.js';
import { applyEdit } from './apply-edit.js';
import { changeOrder } from './change-order.js';
import type { OrderChange } from './order-change.js';
import { checkEdit } from './check-edit.js';
import type { EditOrder } from './edit-order.js';
import type { Order } from './order.js';
import { fieldsOf } from './order-edit.js';
import { orderEvent } from './order-events.js';
import { settle } from './settle.js';

/**
 * Send an order back to the warehouses that rejected it, optionally edited (document 1, A: the merchant fixes the order).
 * The alerts of the rejections are resolved.
 */
export function fixOrder(deps: OrdersDeps, context: CallContext, { reference, ...edit }: EditOrder): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  const isEdited = fieldsOf(edit).length > 0;
  if (isEdited) checkEdit(edit);
  return changeOrder(deps, { name: 'fixOrder', context, reference }, async (now, transaction) => {
    if (!now.fulfillmentOrders.some(({ status }) => status === 'REJECTED')) throw new Failure('INVALID_STATE', 'No warehouse refused this order', { status: now.order.status.toLowerCase() });
    const change = isEdited ? settledChange(await applyEdit(deps, transaction, { context, now, edit })) : { ...now, events: [] };
    const order = { ...change.order, updatedAt: instant(deps.clock) };
    const fulfillmentOrders = change.fulfillmentOrders.map((fulfillmentOrder) => (fulfillmentOrder.status === 'REJECTED' ? fixed(fulfillmentOrder, order) : fulfillmentOrder));
    await resolveAlertsOf(transaction, context.principal.companyId, { type: 'ORDER_REJECTED', subjects: [order.id], at: order.updatedAt });
    return {
      order,
      fulfillmentOrders,
      events: [...change.events, orderEvent('order.fixed', order, { cause: context }), ...fulfillmentOrderEvents(change.fulfillmentOrders, fulfillmentOrders, context)],
    };
  });
}

/** The events of the fix carry the status after the edit. */
const settledChange = (change: OrderChange): OrderChange => ({ ...change, order: settle(change.order, change.fulfillmentOrders, [])[0] });

const fixed = (fulfillmentOrder: FulfillmentOrder, order: Order): FulfillmentOrder =>
  isKept(fulfillmentOrder, order) ? { ...withdrawn(fulfillmentOrder), rejectionCode: null, rejectionMessage: null } : madeReady(fulfillmentOrder, order.updatedAt);
