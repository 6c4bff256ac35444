import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { resolveAlertsOf } from '../alerts/alert.store.js';
import { findFulfillmentOrder } from '../fulfillment/fulfillment-order.store.js';
import type { Order } from '../ordering/order.js';
import { findNamedOrder } from '../ordering/find-named-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { requireReturn } from './read-returns.js';
import { returnEvent } from './return-events.js';
import { claimOrder, findReturnsOfOrders, saveOrderOfReturn, saveReturn } from './return.store.js';
import type { Return } from './return.js';
import { soldOn } from './sold-on.js';

/** An unannounced return, and the order it is of. */
export interface MatchReturn {
  readonly returnReference: string;
  readonly orderReference: string;
}

/**
 * Give an unannounced return the order it is of: its lines become those of the order's items, so that they count as returned and can be refunded, and its alert ends.
 * INVALID_STATE for a return that has an order; the same order again changes nothing. Never more of a line than shipped and not in another return, as for a
 * return that is announced.
 */
export function matchReturn(deps: OrdersDeps, context: CallContext, { returnReference, orderReference }: MatchReturn): Promise<Return> {
  const { principal } = context;
  requirePermission(principal, 'commerce.write');
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'matchReturn' }, async () => {
    const before = await requireReturn(transaction, context, returnReference);
    const order = await findNamedOrder(transaction, principal, orderReference);
    if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${orderReference}`);
    if (before.orderId === order.id) return before;
    if (before.orderId !== null) throw new Failure('INVALID_STATE', `The return is of the order ${before.orderNumber ?? ''} already`, { orderNumber: before.orderNumber });
    await claimOrder(transaction, principal.companyId, order);
    const saved = await saveReturn(transaction, principal.companyId, { before, after: await matched(transaction, principal.companyId, { before, order }) });
    await saveOrderOfReturn(transaction, principal.companyId, saved);
    await deps.outbox.append(transaction, principal.companyId, [returnEvent('return.matched', saved, context)]);
    await resolveAlertsOf(transaction, principal.companyId, { type: 'RETURN_UNANNOUNCED', subjects: [saved.id], at: instant(deps.clock) });
    return saved;
  }));
}

/** A warehouse sees the customer only of orders it has a fulfillment order of (document 1, rule 2). */
async function matched(transaction: Transaction, companyId: number, { before, order }: { before: Return; order: Order }): Promise<Return> {
  const fulfillmentOrder = await findFulfillmentOrder(transaction, companyId, { locationId: before.locationId, reference: order.id });
  return {
    ...before, orderId: order.id, orderNumber: order.number, customerName: fulfillmentOrder ? order.customer.name : before.customerName,
    lines: soldOn(order, before.lines, await findReturnsOfOrders(transaction, companyId, [order.id])),
  };
}
