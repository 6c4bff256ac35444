import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { GivenMoney } from './given-money.js';
import type { Order } from './order.js';
import { findNamedOrder } from './find-named-order.js';
import { refuseUnpaid } from './payment.js';
import { refundOf, type Refund, type RefundLine } from './refund.js';
import { findRefunds } from './refund.store.js';
import { shippingToRefund } from './shipping-to-refund.js';
import { storeRefund } from './store-refund.js';

/** A refund made on the sales channel. */
export interface RecordRefund {
  /** The order, by number or id. */
  readonly reference: string;
  /** The return it was for, by number or id. */
  readonly returnReference?: string | null | undefined;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  /** The part of it that is for shipping. */
  readonly shipping?: GivenMoney | null | undefined;
}

/**
 * Record a refund for units of an order and for its shipping: at most what was paid for them, over all refunds.
 * Order and return get a new change sequence, because refunds belong to their records.
 */
export function recordRefund(deps: OrdersDeps, context: CallContext, given: RecordRefund): Promise<Refund> {
  requirePermission(context.principal, 'commerce.write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'recordRefund' }, async () => {
    const order = await findNamedOrder(transaction, context.principal, given.reference);
    if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${given.reference}`);
    refuseUnpaid(order.paymentStatus);
    const before = await findRefunds(transaction, companyId, [order.id]);
    const returnId = given.returnReference == null ? null : await deps.noteRefundOfReturn(transaction, { context, orderId: order.id, reference: given.returnReference });
    const shippingMinor = shippingToRefund(order, before, given.shipping);
    const lines = linesOf(order, before, given.lines);
    const totalMinor = lines.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, shippingMinor);
    if (totalMinor <= 0) throw new Failure('BAD_INPUT', 'Nothing is given back', { lines: ['must name units or shipping that were paid for'] });
    const refund: Refund = { id: deps.ids.next(), orderId: order.id, returnId, refundedAt: instant(deps.clock), currency: order.currency, shippingMinor, feeMinor: 0, totalMinor, lines };
    await storeRefund(deps, transaction, { context, order, refund, before });
    return refund;
  }));
}

function linesOf(order: Order, before: readonly Refund[], given: RecordRefund['lines']): RefundLine[] {
  const earlier = before.flatMap(({ lines }) => lines);
  return given.map(({ lineId, quantity }, index) => {
    const line = order.lines.find(({ id }) => id === lineId);
    const left = (line?.quantity ?? 0) - earlier.filter((refunded) => refunded.lineId === lineId).reduce((sum, refunded) => sum + refunded.quantity, 0);
    if (given.findIndex((other) => other.lineId === lineId) < index) throw new Failure('BAD_INPUT', 'A line is named twice', { [`lines.${String(index)}.lineId`]: ['is named twice'] });
    if (!line) throw new Failure('BAD_INPUT', 'A line is not of this order', { [`lines.${String(index)}.lineId`]: ['is no line of this order'] });
    if (quantity < 1 || quantity > left) throw new Failure('BAD_INPUT', 'More units than were sold', { [`lines.${String(index)}.quantity`]: [`must be 1 to ${String(left)}`] });
    return { lineId, sku: line.sku, barcode: line.barcode, quantity, subtotalMinor: refundOf(line, quantity, before) };
  });
}
