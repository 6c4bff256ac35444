import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { madeReady, withdrawn, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { partEvents } from '../fulfillment/part-events.js';
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
 * Send an order back to the warehouses that refused it, edited where that is what it needed (document 1, A: the merchant fixes the order).
 * What the warehouses said of it is done.
 */
export function fixOrder(deps: OrdersDeps, context: CallContext, { reference, ...edit }: EditOrder): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  const isEdited = fieldsOf(edit).length > 0;
  if (isEdited) checkEdit(edit);
  return changeOrder(deps, { name: 'fixOrder', context, reference }, async (now, transaction) => {
    if (!now.parts.some(({ status }) => status === 'REJECTED')) throw new Failure('INVALID_STATE', 'No warehouse refused this order', { status: now.order.status.toLowerCase() });
    const change = isEdited ? settledChange(await applyEdit(deps, transaction, { context, now, edit })) : { ...now, events: [] };
    const order = { ...change.order, updatedAt: instant(deps.clock) };
    const parts = change.parts.map((part) => (part.status === 'REJECTED' ? fixed(part, order) : part));
    await resolveAlertsOf(transaction, context.principal.companyId, { type: 'ORDER_REJECTED', subjects: [order.id], at: order.updatedAt });
    return {
      order,
      parts,
      events: [...change.events, orderEvent('order.fixed', order, { cause: context }), ...partEvents(change.parts, parts, context)],
    };
  });
}

/** What the edit did to its status already counts for what is published of the fix. */
const settledChange = (change: OrderChange): OrderChange => ({ ...change, order: settle(change.order, change.parts, [])[0] });

const fixed = (part: FulfillmentOrder, order: Order): FulfillmentOrder =>
  isKept(part, order) ? { ...withdrawn(part), rejectionCode: null, rejectionMessage: null } : madeReady(part, order.updatedAt);
