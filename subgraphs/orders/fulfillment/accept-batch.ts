import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { changeReservations } from '../inventory/stock-position.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { saveBatch, type MovingOrder } from './fulfillment-batch.store.js';
import { fulfillmentEvent } from './fulfillment-events.js';
import { accepted, type Acceptance, type ReservingPart } from './fulfillment-order.js';
import { reservations } from './fulfillment-order.store.js';

interface Accepting<Order> {
  readonly context: CallContext;
  readonly orders: readonly Order[];
  readonly acceptance: Acceptance;
}

/** A warehouse accepts fulfillment orders, by whichever call: their units are reserved no more. A few statements, however many. Answers them as they are then; one that it cannot accept is refused with all others. */
export async function acceptBatch<Order extends MovingOrder & ReservingPart>({ outbox }: OrdersDeps, transaction: Transaction, { context, orders, acceptance }: Accepting<Order>): Promise<Order[]> {
  const { companyId } = context.principal;
  const after = orders.map((order) => accepted(order, acceptance));
  if (after.length === 0) return after;
  const saved = await saveBatch(transaction, companyId, { orders: after, from: 'TO_FULFILL', columns: { accepted_at: acceptance.acceptedAt, wms_reference: acceptance.wmsReference } });
  await changeReservations(transaction, companyId, orders.flatMap((order) => reservations(order, -1)));
  await outbox.append(transaction, companyId, saved.map((order) => fulfillmentEvent('fulfillment.accepted', order, context)));
  return saved;
}
