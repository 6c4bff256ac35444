import type { CallContext } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import { places } from '#subgraph-kit/statement.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import { findShipmentStatuses } from '../shipping/shipment.store.js';
import type { MovedOrders } from '../shipping/shipping-ports.js';
import { findProgress } from './fulfillment-progress.store.js';
import { statusChange } from './order-events.js';
import type { FulfillmentOrderProgress } from './order-status.js';
import type { Order } from './order.js';
import { findOrders, saveOrders } from './order.store.js';
import { settle, type SettledOrder } from './settle.js';

/** An order that changed, or whose fulfillment orders or shipments did. */
export interface UnsettledOrder {
  /** As it is stored. */
  readonly before: Order;
  /** As changed, before its status is derived. */
  readonly after: Order;
  /** All of its fulfillment orders; null if none of them changed. */
  readonly fulfillmentOrders: readonly FulfillmentOrderProgress[] | null;
  /** The states of all its shipments if one of them changed. */
  readonly shipments?: readonly ShipmentStatus[] | undefined;
  /** The events of the change, published before that of its status. */
  readonly events: readonly DomainEvent[];
}

/**
 * Every change that may affect an order's status ends here: derive the statuses, write orders that changed alike in one statement, and publish
 * the events. They get a new change sequence in any case, because fulfillment orders and shipments belong to an order's record. Answers them as stored.
 */
export async function settleOrders({ outbox }: OrdersDeps, transaction: Transaction, { context, orders }: { context: CallContext; orders: readonly UnsettledOrder[] }): Promise<Order[]> {
  const { companyId } = context.principal;
  const settled = await settleAll(transaction, companyId, orders);
  const saved = await saveOrders(transaction, companyId, settled.map(({ before, statuses: [, after] }) => ({ before, after })));
  await outbox.append(transaction, companyId, settled.flatMap(({ before, events, statuses: [fulfilled, delivered] }) =>
    [...events, ...statusChange(before, fulfilled, context), ...statusChange(fulfilled, delivered, context)]));
  return saved;
}

/** Settle the orders of fulfillment orders or of a shipment that changed. */
export async function settleMoved(deps: OrdersDeps, transaction: Transaction, { context, orderIds, shipments, events, whole }: MovedOrders): Promise<void> {
  const { companyId } = context.principal;
  const orders = await findOrders(transaction, companyId, { where: `id IN (${places(orderIds.length)})`, parameters: orderIds, orderBy: 'id', limit: orderIds.length, whole });
  const progress = shipments ? undefined : await findProgress(transaction, companyId, orderIds);
  await settleOrders(deps, transaction, {
    context, orders: orders.map((order) => ({ before: order, after: order, fulfillmentOrders: progress?.get(order.id) ?? null, shipments, events: events?.(order) ?? [] })),
  });
}

type Settled = UnsettledOrder & { readonly statuses: SettledOrder };

/** The shipments' states: given if one changed; read for an order that becomes shipped now, because all of them may have been delivered before its last fulfillment order ended. */
async function settleAll(reader: Reader, companyId: number, orders: readonly UnsettledOrder[]): Promise<Settled[]> {
  const settled = orders.map((one) => ({ ...one, statuses: settle(one.after, one.fulfillmentOrders, one.shipments ?? []) }));
  const shippedNow = settled.filter(({ before, statuses: [fulfilled] }) => fulfilled.status === 'SHIPPED' && before.status !== 'SHIPPED');
  const shipments = await findShipmentStatuses(reader, companyId, shippedNow.map(({ before }) => before.id));
  return settled.map((one) => (shipments.has(one.before.id) ? { ...one, statuses: settle(one.after, one.fulfillmentOrders, shipments.get(one.before.id) ?? []) } : one));
}
