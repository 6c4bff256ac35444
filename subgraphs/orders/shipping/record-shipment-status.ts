import { instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { delivered } from '../ordering/order.js';
import { orderRecordEvent, statusChange } from '../ordering/order-events.js';
import { findOrder, saveOrder } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { movedShipment, type Shipment, type ShipmentStatus } from './shipment.js';
import { findOrderOfShipment, findShipments, saveShipmentStatus } from './shipment.store.js';

/** What became of a shipment. */
export interface RecordShipmentStatus {
  readonly shipmentId: string;
  readonly status: ShipmentStatus;
  /** When; now unless given. */
  readonly at?: Instant | null | undefined;
}

/** Note what became of a shipment; its order is delivered once every shipment that was not voided is. The same status again changes nothing. */
export function recordShipmentStatus(deps: OrdersDeps, context: CallContext, { shipmentId, status, at }: RecordShipmentStatus): Promise<Shipment> {
  requireScope(context.principal, 'staff:write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'recordShipmentStatus' }, async () => {
    const orderId = await findOrderOfShipment(transaction, companyId, shipmentId);
    const shipments = orderId === undefined ? [] : await findShipments(transaction, companyId, [orderId]);
    const before = shipments.find(({ id }) => id === shipmentId);
    if (!before) throw new Failure('NOT_FOUND', 'No shipment has this id');
    const after = movedShipment(before, status, at ?? instant(deps.clock));
    if (after === before) return before;
    await saveShipmentStatus(transaction, companyId, after);
    await tellOrder(deps, transaction, { context, before, shipments: shipments.map((one) => (one === before ? after : one)), after });
    return after;
  }));
}

interface Told {
  readonly context: CallContext;
  readonly before: Shipment;
  readonly after: Shipment;
  /** All of the order. */
  readonly shipments: readonly Shipment[];
}

/** The order is stamped anew: its shipments are part of it. */
async function tellOrder({ outbox }: OrdersDeps, transaction: Transaction, { context, before, after, shipments }: Told): Promise<void> {
  const { companyId } = context.principal;
  const order = await findOrder(transaction, companyId, after.orderId);
  if (!order) throw new Failure('INTERNAL', 'A shipment has no order');
  const saved = await saveOrder(transaction, companyId, { before: order, after: delivered(order, shipments.map((shipment) => shipment.status)) });
  await outbox.append(transaction, companyId, [
    orderRecordEvent(after.status === 'VOIDED' ? 'shipment.voided' : 'shipment.tracking_updated', { orderId: order.id, number: order.number }, { cause: context, record: { shipmentId: after.id, status: after.status, previousStatus: before.status } }),
    ...statusChange(order, saved, context),
  ]);
}
