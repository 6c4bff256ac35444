import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { FulfillmentLine, FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { unrefunded } from '../fulfillment/picking.js';
import type { OrdersDeps } from '../orders-deps.js';
import { orderRecordEvent } from '../shipping/order-record-events.js';
import type { Order, OrderLine } from './order.js';
import { findOrder, saveOrder } from './order.store.js';
import { afterRefunds } from './payment.js';
import { refundOf, type Refund, type RefundLine } from './refund.js';
import { findRefunds, insertRefund, refundsAutomatically } from './refund.store.js';

/**
 * Refund the missing units of a fulfillment order that were not refunded before, if the merchant has automatic refunds on; answers the
 * fulfillment order with its refunded units counted (document 1, A: only newly missing units, a refund is never reversed).
 */
export async function refundMissing({ ids, clock, outbox }: OrdersDeps, transaction: Transaction, { context, fulfillmentOrder }: { context: CallContext; fulfillmentOrder: FulfillmentOrder }): Promise<FulfillmentOrder> {
  const { companyId } = context.principal;
  const owed = fulfillmentOrder.lines.filter((line) => unrefunded(line) > 0);
  if (owed.length === 0 || !await refundsAutomatically(transaction, companyId)) return fulfillmentOrder;
  const order = await findOrder(transaction, companyId, fulfillmentOrder.orderId);
  const before = await findRefunds(transaction, companyId, [fulfillmentOrder.orderId]);
  const lines = owed.map((line) => toRefundLine(line, order?.lines.find(({ id }) => id === line.lineId), before));
  const totalMinor = lines.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, 0);
  const refund = { id: ids.next(), orderId: fulfillmentOrder.orderId, returnId: null, refundedAt: instant(clock), currency: fulfillmentOrder.currency, shippingMinor: 0, totalMinor, lines };
  await insertRefund(transaction, companyId, refund);
  await outbox.append(transaction, companyId, [orderRecordEvent('refund.recorded', fulfillmentOrder, { cause: context, record: { refundId: refund.id, totalMinor, currency: fulfillmentOrder.currency } })]);
  if (order) await notePayment(transaction, companyId, { order, refundedMinor: totalMinor + before.reduce((sum, earlier) => sum + earlier.totalMinor, 0) });
  return { ...fulfillmentOrder, lines: fulfillmentOrder.lines.map((line) => ({ ...line, quantityRefunded: line.quantityRefunded + unrefunded(line) })) };
}

/** Update the order's refunded amount and change sequence: its refunds belong to the order's record. */
const notePayment = (transaction: Transaction, companyId: number, { order, refundedMinor }: { order: Order; refundedMinor: number }): Promise<Order> =>
  saveOrder(transaction, companyId, { before: order, after: { ...order, refundedMinor, paymentStatus: afterRefunds(order.paymentStatus, { refundedMinor, totalMinor: order.totalMinor }) } });

function toRefundLine(line: FulfillmentLine, sold: OrderLine | undefined, before: readonly Refund[]): RefundLine {
  const quantity = unrefunded(line);
  return {
    lineId: line.lineId, sku: line.sku, barcode: line.barcode, quantity,
    subtotalMinor: sold ? refundOf(sold, quantity, before) : quantity * line.unitMinor,
  };
}
