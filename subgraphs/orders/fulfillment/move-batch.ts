import { instant, type Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { changeReservations } from '../inventory/stock-position.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { cancelOpenUnits, saveBatch, type MovingOrder } from './fulfillment-batch.store.js';
import { fulfillmentEvent } from './fulfillment-events.js';
import { changeCount } from './change-count.js';
import type { CountedOrder } from './counted-units.js';
import { accepted } from './fulfillment-order.js';
import { reservations } from './fulfillment-order.store.js';
import { shortClosed } from './shipping-out.js';

type BatchedOrder = MovingOrder & CountedOrder;

interface Batch<Order> {
  readonly context: CallContext;
  readonly orders: readonly Order[];
}

/** The warehouse's reference and time of acceptance. */
export interface AcceptanceReport {
  readonly wmsReference?: string | null | undefined;
  /** Now unless given. */
  readonly acceptedAt?: Instant | null | undefined;
  /** Whether nobody reports stock net of what is accepted here, so that accepting takes the units off the count. */
  readonly lowersCount?: boolean | undefined;
}

/** A warehouse accepts fulfillment orders in a few statements, which releases their reservations. Answers the results. */
export async function acceptBatch<Order extends BatchedOrder>(deps: OrdersDeps, transaction: Transaction, { context, orders, report = {} }: Batch<Order> & { readonly report?: AcceptanceReport }): Promise<Order[]> {
  if (orders.length === 0) return [];
  const { companyId } = context.principal;
  const { acceptedAt, wmsReference, lowersCount } = { acceptedAt: report.acceptedAt ?? instant(deps.clock), wmsReference: report.wmsReference ?? null, lowersCount: report.lowersCount === true };
  const after = orders.map((order) => accepted(order, { acceptedAt, wmsReference, lowersCount }));
  const saved = await saveBatch(transaction, companyId, { orders: after, from: 'TO_FULFILL', columns: { accepted_at: acceptedAt, wms_reference: wmsReference, ...(lowersCount && { lowers_count: 1 }) } });
  record(transaction, orders, saved);
  await changeReservations(transaction, companyId, orders.flatMap((order) => reservations(order, -1)));
  await changeCount(deps, transaction, { context, changes: changesOf(orders, saved) });
  await deps.outbox.append(transaction, companyId, saved.map((order) => fulfillmentEvent('fulfillment.accepted', order, context)));
  return saved;
}

/** A warehouse confirms requested cancellations in a few statements: open units are cancelled and the orders settled. Answers the results. */
export async function confirmBatch<Order extends BatchedOrder>(deps: OrdersDeps, transaction: Transaction, { context, orders }: Batch<Order>): Promise<Order[]> {
  if (orders.length === 0) return [];
  const { companyId } = context.principal;
  await cancelOpenUnits(transaction, companyId, orders);
  const saved = await saveBatch(transaction, companyId, { orders: orders.map(shortClosed), from: 'CANCEL_REQUESTED' });
  record(transaction, orders, saved);
  await changeCount(deps, transaction, { context, changes: changesOf(orders, saved) });
  await deps.outbox.append(transaction, companyId, saved.map((order) => fulfillmentEvent('fulfillment.closed', order, context)));
  await deps.settleOrders(transaction, { context, orderIds: [...new Set(saved.map(({ orderId }) => orderId))] });
  return saved;
}

function record<Order extends BatchedOrder>(transaction: Transaction, orders: readonly Order[], saved: readonly Order[]): void {
  for (const { before, after } of changesOf(orders, saved)) transaction.recordChange({ kind: 'fulfillmentOrder', id: before.id, subject: before.orderId, before, after });
}

const changesOf = <Order>(orders: readonly Order[], saved: readonly Order[]): { readonly before: Order; readonly after: Order }[] =>
  orders.map((before, index) => ({ before, after: saved[index] ?? before }));
