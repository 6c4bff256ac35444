import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { orderRecordEvent } from '../shipping/order-record-events.js';
import { noteRefunds } from './note-refunds.js';
import type { Order } from './order.js';
import { refundedMinor, type Refund } from './refund.js';
import { insertRefund } from './refund.store.js';

/** A refund that is to be kept. */
interface Recorded {
  readonly context: CallContext;
  readonly order: Order;
  readonly refund: Refund;
  /** All earlier refunds of the order. */
  readonly before: readonly Refund[];
}

/** Keep a refund, its event, and what follows from it for the order, which gets a new change sequence. */
export async function storeRefund(deps: OrdersDeps, transaction: Transaction, { context, order, refund, before }: Recorded): Promise<void> {
  const { companyId } = context.principal;
  await insertRefund(transaction, companyId, refund);
  await deps.outbox.append(transaction, companyId, [
    orderRecordEvent('refund.recorded', { orderId: order.id, number: order.number }, { cause: context, record: { refundId: refund.id, returnId: refund.returnId, totalMinor: refund.totalMinor, currency: refund.currency } }),
  ]);
  await noteRefunds(deps, transaction, { context, order, refundedMinor: refundedMinor(before) + refund.totalMinor });
}
