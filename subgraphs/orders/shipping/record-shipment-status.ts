import { instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { OrdersDeps } from '../orders-deps.js';
import { releaseLabels } from './label.store.js';
import { orderRecordEvent } from './order-record-events.js';
import { releasePackedParcels } from './packed-parcel.store.js';
import { movedShipment, statusForOrder, type Shipment, type ShipmentStatus } from './shipment.js';
import { findOrderOfShipment, findShipments, saveShipmentStatus } from './shipment.store.js';

/** A new status of a shipment. */
export interface RecordShipmentStatus {
  readonly shipmentId: string;
  readonly status: ShipmentStatus;
  /** When; now unless given. */
  readonly at?: Instant | null | undefined;
}

/** Record a shipment's status; its order is delivered once every shipment that was not voided is. Units of a voided one count as not shipped. The same status again changes nothing. */
export function recordShipmentStatus(deps: OrdersDeps, context: CallContext, { shipmentId, status, at }: RecordShipmentStatus): Promise<Shipment> {
  requirePermission(context.principal, 'commerce.write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'recordShipmentStatus' }, async () => {
    const orderId = await findOrderOfShipment(transaction, companyId, shipmentId);
    const shipments = orderId === undefined ? [] : await findShipments(transaction, companyId, [orderId]);
    const before = shipments.find(({ id }) => id === shipmentId);
    if (!before) throw new Failure('NOT_FOUND', 'No shipment has this id');
    const when = at ?? instant(deps.clock);
    const after = movedShipment(before, status, when);
    if (after === before) return before;
    await deps.alertOfMark(transaction, { context, shipmentId, mark: () => saveShipmentStatus(transaction, companyId, { shipment: after, at: when }) });
    transaction.recordChange({ kind: 'shipment', id: after.id, subject: after.orderId, before, after });
    if (status === 'VOIDED') await giveBack(deps, transaction, { context, shipment: after });
    await deps.settleOrders(transaction, {
      context, orderIds: [after.orderId], shipments: new Map([[after.orderId, shipments.map((one) => statusForOrder(one === before ? after : one))]]),
      events: ({ number }) => [movedEvent(before, after, { orderId: after.orderId, number, cause: context })],
    });
    return after;
  }));
}

/**
 * The units of a voided shipment, its packed parcels and their labels can ship again. The order keeps its status: no transition leads back
 * from shipped (document 2 decisions, D), and a later shipment is delivered with the rest.
 */
async function giveBack({ unshipUnits }: OrdersDeps, transaction: Transaction, { context, shipment }: { context: CallContext; shipment: Shipment }): Promise<void> {
  const { companyId } = context.principal;
  await unshipUnits(transaction, { context, shipment });
  const left = { fulfillmentOrderId: shipment.fulfillmentOrderId, shipmentId: shipment.id };
  await releasePackedParcels(transaction, companyId, left);
  await releaseLabels(transaction, companyId, left);
}

/** The events of a shipment whose status changed, or that was voided. */
const movedEvent = (before: Shipment, after: Shipment, { orderId, number, cause }: { orderId: string; number: string; cause: CallContext }): DomainEvent =>
  orderRecordEvent(after.status === 'VOIDED' ? 'shipment.voided' : 'shipment.tracking_updated', { orderId, number }, { cause, record: { shipmentId: after.id, status: after.status, previousStatus: before.status } });
