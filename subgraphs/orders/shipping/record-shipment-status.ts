import { instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { findPartsOfOrder, savePart } from '../fulfillment/fulfillment-order.store.js';
import { piecesByLine } from './pieces.js';
import { unshipped } from '../fulfillment/shipping-out.js';
import { delivered } from '../ordering/order.js';
import { orderRecordEvent, statusChange } from '../ordering/order-events.js';
import { findOrder, saveOrder } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { releaseLabels } from './label.store.js';
import { releasePackedParcels } from './packed-parcel.store.js';
import { movedShipment, type Shipment, type ShipmentStatus } from './shipment.js';
import { findOrderOfShipment, findShipments, saveShipmentStatus } from './shipment.store.js';

/** What became of a shipment. */
export interface RecordShipmentStatus {
  readonly shipmentId: string;
  readonly status: ShipmentStatus;
  /** When; now unless given. */
  readonly at?: Instant | null | undefined;
}

/** Note what became of a shipment; its order is delivered once every shipment that was not voided is. What a voided one took did not leave. The same status again changes nothing. */
export function recordShipmentStatus(deps: OrdersDeps, context: CallContext, { shipmentId, status, at }: RecordShipmentStatus): Promise<Shipment> {
  requirePermission(context.principal, 'commerce.write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'recordShipmentStatus' }, async () => {
    const orderId = await findOrderOfShipment(transaction, companyId, shipmentId);
    const shipments = orderId === undefined ? [] : await findShipments(transaction, companyId, [orderId]);
    const before = shipments.find(({ id }) => id === shipmentId);
    if (!before) throw new Failure('NOT_FOUND', 'No shipment has this id');
    const after = movedShipment(before, status, at ?? instant(deps.clock));
    if (after === before) return before;
    await saveShipmentStatus(transaction, companyId, after);
    if (status === 'VOIDED') await giveBack(transaction, companyId, after);
    await tellOrder(deps, transaction, { context, before, shipments: shipments.map((one) => (one === before ? after : one)), after });
    return after;
  }));
}

/**
 * The pieces of a voided shipment, its packed parcels and the labels on them can leave again. The order keeps its state: nothing leads back
 * from shipped (document 2 decisions, D), and what leaves again is delivered with the rest.
 */
async function giveBack(transaction: Transaction, companyId: number, { id: shipmentId, orderId, fulfillmentOrderId: partId, pieces }: Shipment): Promise<void> {
  const part = (await findPartsOfOrder(transaction, companyId, orderId)).find(({ id }) => id === partId);
  if (!part) throw new Failure('INTERNAL', 'A shipment has no fulfillment order');
  await savePart(transaction, companyId, { before: part, after: unshipped(part, piecesByLine(pieces)) });
  await releasePackedParcels(transaction, companyId, { partId, shipmentId });
  await releaseLabels(transaction, companyId, { partId, shipmentId });
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
