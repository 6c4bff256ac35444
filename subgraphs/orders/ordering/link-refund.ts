import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { orderRecordEvent } from '../shipping/order-record-events.js';
import { findOrder, saveOrder } from './order.store.js';
import { findRefund, saveReturnOfRefund } from './refund.store.js';
import type { Refund } from './refund.js';

/** A refund, and the return it was for. */
export interface LinkRefund {
  readonly refundId: string;
  /** The return, by number or id. */
  readonly returnReference: string;
}

/**
 * Link a refund that was recorded without a return to a return of its order. A refund belongs to one return: INVALID_STATE for one that has another; the same again changes
 * nothing. Order and return get a new change sequence, because refunds belong to their records.
 */
export function linkRefund(deps: OrdersDeps, context: CallContext, { refundId, returnReference }: LinkRefund): Promise<Refund> {
  requirePermission(context.principal, 'commerce.write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'linkRefund' }, async () => {
    const before = await findRefund(transaction, companyId, refundId);
    const order = before && await findOrder(transaction, companyId, before.orderId);
    if (!order) throw new Failure('NOT_FOUND', `No refund ${refundId}`);
    const returnId = await deps.refundedReturn(transaction, { context, orderId: order.id, reference: returnReference });
    if (before.returnId === returnId) return before;
    if (before.returnId !== null) throw new Failure('INVALID_STATE', 'The refund belongs to another return already', { returnId: before.returnId });
    const after = { ...before, returnId };
    await saveReturnOfRefund(transaction, companyId, { before, after });
    await deps.noteRefundOfReturn(transaction, { context, orderId: order.id, reference: returnId });
    await saveOrder(transaction, companyId, { before: order, after: order });
    await deps.outbox.append(transaction, companyId, [orderRecordEvent('refund.linked', { orderId: order.id, number: order.number }, { cause: context, record: { refundId, returnId } })]);
    return after;
  }));
}
