import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { FulfillmentLine, FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { unrefunded } from '../fulfillment/picking.js';
import type { OrdersDeps } from '../orders-deps.js';
import { orderRecordEvent } from '../shipping/order-record-events.js';
import type { Order, OrderLine } from './order.js';
import { noteRefunds } from './note-refunds.js';
import { findOrder } from './order.store.js';
import { refundedMinor, refundedUnits, refundOf, type Refund, type RefundLine } from './refund.js';
import { findRefunds, insertRefund, refundsAutomatically } from './refund.store.js';

/**
 * Refund the missing units of a fulfillment order that were not refunded before, if the merchant has automatic refunds on; answers the
 * fulfillment order with its refunded units counted (document 1, A: only newly missing units, a refund is never reversed).
 */
export async function refundMissing(deps: OrdersDeps, transaction: Transaction, { context, fulfillmentOrder }: { context: CallContext; fulfillmentOrder: FulfillmentOrder }): Promise<FulfillmentOrder> {
  const { companyId } = context.principal;
  const owed = fulfillmentOrder.lines.filter((line) => unrefunded(line) > 0);
  if (owed.length === 0 || !await refundsAutomatically(transaction, companyId)) return fulfillmentOrder;
  const order = await findOrder(transaction, companyId, fulfillmentOrder.orderId);
  const before = await findRefunds(transaction, companyId, [fulfillmentOrder.orderId]);
  const lines = owed.map((line) => toRefundLine(line, order?.lines.find(({ id }) => id === line.lineId), before)).filter(({ quantity }) => quantity > 0);
  if (lines.some(({ subtotalMinor }) => subtotalMinor > 0)) await refund(deps, transaction, { context, fulfillmentOrder, order, before, lines });
  return { ...fulfillmentOrder, lines: fulfillmentOrder.lines.map((line) => ({ ...line, quantityRefunded: line.quantityRefunded + unrefunded(line) })) };
}

interface Owed {
  readonly context: CallContext;
  readonly fulfillmentOrder: FulfillmentOrder;
  readonly order: Order | undefined;
  /** The refunds there are. */
  readonly before: readonly Refund[];
  readonly lines: readonly RefundLine[];
}

async function refund(deps: OrdersDeps, transaction: Transaction, { context, fulfillmentOrder, order, before, lines }: Owed): Promise<void> {
  const { companyId } = context.principal;
  const { orderId, currency } = fulfillmentOrder;
  const totalMinor = lines.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, 0);
  const made = { id: deps.ids.next(), orderId, returnId: null, refundedAt: instant(deps.clock), currency, shippingMinor: 0, feeMinor: 0, totalMinor, lines };
  await insertRefund(transaction, companyId, made);
  await deps.outbox.append(transaction, companyId, [orderRecordEvent('refund.recorded', fulfillmentOrder, { cause: context, record: { refundId: made.id, totalMinor, currency } })]);
  if (order) await noteRefunds(deps, transaction, { context, order, refundedMinor: totalMinor + refundedMinor(before) });
}

/** The missing units of a line that no earlier refund has: those that were given back by hand are not given back again. */
function toRefundLine(line: FulfillmentLine, sold: OrderLine | undefined, before: readonly Refund[]): RefundLine {
  const left = sold ? Math.max(0, sold.quantity - refundedUnits(before, line.lineId)) : Infinity;
  const quantity = Math.min(unrefunded(line), left);
  return {
    lineId: line.lineId, sku: line.sku, barcode: line.barcode, quantity,
    subtotalMinor: sold ? refundOf(sold, quantity, before) : quantity * line.unitMinor,
  };
}
