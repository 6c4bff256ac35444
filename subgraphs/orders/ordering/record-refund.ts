import { instant } from '#kernel/clock.js';
import { decimalFromMinor, minorFromDecimal } from '#kernel/money.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { GivenMoney } from './given-money.js';
import { orderRecordEvent } from '../shipping/order-record-events.js';
import type { Order } from './order.js';
import { noteRefunds } from './note-refunds.js';
import { findOrder } from './order.store.js';
import { refuseUnpaid } from './payment.js';
import { refundedMinor, refundOf, type Refund, type RefundLine } from './refund.js';
import { findRefunds, insertRefund } from './refund.store.js';

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
    const order = await findOrder(transaction, companyId, given.reference);
    if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${given.reference}`);
    refuseUnpaid(order.paymentStatus);
    const before = await findRefunds(transaction, companyId, [order.id]);
    const returnId = given.returnReference == null ? null : await deps.noteRefundOfReturn(transaction, { context, orderId: order.id, reference: given.returnReference });
    const shippingMinor = shippingOf(order, before, given.shipping);
    const lines = linesOf(order, before, given.lines);
    const totalMinor = lines.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, shippingMinor);
    if (totalMinor <= 0) throw new Failure('BAD_INPUT', 'Nothing is given back', { lines: ['must name units or shipping that were paid for'] });
    const refund: Refund = { id: deps.ids.next(), orderId: order.id, returnId, refundedAt: instant(deps.clock), currency: order.currency, shippingMinor, totalMinor, lines };
    await store(deps, transaction, { context, order, refund, refundedMinor: refundedMinor(before) + totalMinor });
    return refund;
  }));
}

function shippingOf(order: Order, before: readonly Refund[], given: GivenMoney | null | undefined): number {
  if (given == null) return 0;
  const minor = minorFromDecimal(given.amount, order.currency);
  const left = order.shippingMinor - before.reduce((sum, refund) => sum + refund.shippingMinor, 0);
  if (given.currency !== order.currency) throw shippingProblem(`must be in ${order.currency}, the currency of the order`);
  if (minor === undefined || minor < 0 || minor > left) throw shippingProblem(`must be 0 to ${decimalFromMinor(left, order.currency)} ${order.currency}, which is what was paid for shipping and not given back`);
  return minor;
}

const shippingProblem = (problem: string): Failure => new Failure('BAD_INPUT', 'The shipping cannot be given back', { shipping: [problem] });

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

interface Recorded {
  readonly context: CallContext;
  readonly order: Order;
  readonly refund: Refund;
  /** Including all earlier refunds. */
  readonly refundedMinor: number;
}

async function store(deps: OrdersDeps, transaction: Transaction, { context, order, refund, refundedMinor: all }: Recorded): Promise<void> {
  const { companyId } = context.principal;
  await insertRefund(transaction, companyId, refund);
  await deps.outbox.append(transaction, companyId, [
    orderRecordEvent('refund.recorded', { orderId: order.id, number: order.number }, { cause: context, record: { refundId: refund.id, totalMinor: refund.totalMinor, currency: refund.currency } }),
  ]);
  await noteRefunds(deps, transaction, { context, order, refundedMinor: all });
}
