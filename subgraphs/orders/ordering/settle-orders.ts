import type { CallContext } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import { findShipmentStatuses } from '../shipping/shipment.store.js';
import type { MovedOrders } from '../shipping/shipping-ports.js';
import { statusChange } from './order-events.js';
import type { FulfillmentOrderProgress } from './order-status.js';
import { findMovedOrders } from './moved-order.store.js';
import type { Order, OrderHead } from './order.js';
import { saveOrders, saveStatuses } from './order.store.js';
import { settle, type SettledOrder } from './settle.js';

/** An order that changed, or whose fulfillment orders or shipments did. */
export interface UnsettledOrder<Of extends OrderHead = Order> {
  /** As it is stored. */
  readonly before: Of;
  /** As changed, before its status is derived. */
  readonly after: Of;
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
export async function settleOrders(deps: OrdersDeps, transaction: Transaction, { context, orders }: { context: CallContext; orders: readonly UnsettledOrder[] }): Promise<Order[]> {
  const settled = await settleAll(transaction, context.principal.companyId, orders);
  const saved = await saveOrders(transaction, context.principal.companyId, settled.map(({ before, statuses: [, after] }) => ({ before, after })));
  await publish(deps, transaction, { context, settled });
  return saved;
}

/** Settle the orders of fulfillment orders or of a shipment that changed; nothing else of the orders is read or written. */
export async function settleMoved(deps: OrdersDeps, transaction: Transaction, { context, orderIds, shipments, events }: MovedOrders): Promise<void> {
  const { companyId } = context.principal;
  const moved = await findMovedOrders(transaction, companyId, orderIds);
  const settled = await settleAll(transaction, companyId, moved.map(({ order, fulfillmentOrders }) =>
    ({ before: order, after: order, fulfillmentOrders: shipments ? null : fulfillmentOrders, shipments: shipments?.get(order.id), events: events?.(order) ?? [] })));
  await saveStatuses(transaction, companyId, settled.map(({ statuses: [, after] }) => after));
  for (const { before, statuses: [, after] } of settled) if (after.status !== before.status) transaction.recordChange({ kind: 'order', id: before.id, before, after });
  await publish(deps, transaction, { context, settled });
}

type Settled<Of extends OrderHead> = UnsettledOrder<Of> & { readonly statuses: SettledOrder<Of> };

/** The shipments' states: given if one changed; read for an order that becomes shipped now, because all of them may have been delivered before its last fulfillment order ended. */
async function settleAll<Of extends OrderHead>(reader: Reader, companyId: number, orders: readonly UnsettledOrder<Of>[]): Promise<Settled<Of>[]> {
  const settled = orders.map((one) => ({ ...one, statuses: settle(one.after, one.fulfillmentOrders, one.shipments ?? []) }));
  const shippedNow = settled.filter(({ before, statuses: [fulfilled] }) => fulfilled.status === 'SHIPPED' && before.status !== 'SHIPPED');
  const shipments = await findShipmentStatuses(reader, companyId, shippedNow.map(({ before }) => before.id));
  return settled.map((one) => (shipments.has(one.before.id) ? { ...one, statuses: settle(one.after, one.fulfillmentOrders, shipments.get(one.before.id) ?? []) } : one));
}

const publish = ({ outbox }: OrdersDeps, transaction: Transaction, { context, settled }: { context: CallContext; settled: readonly Settled<OrderHead>[] }): Promise<void> =>
  outbox.append(transaction, context.principal.companyId, settled.flatMap(({ before, events, statuses: [fulfilled, delivered] }) =>
    [...events, ...statusChange(before, fulfilled, context), ...statusChange(fulfilled, delivered, context)]));
