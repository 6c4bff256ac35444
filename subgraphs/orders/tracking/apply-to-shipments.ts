import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { OrdersDeps } from '../orders-deps.js';
import { orderRecordEvent } from '../shipping/order-record-events.js';
import { findShipmentStatuses } from '../shipping/shipment.store.js';
import { alertAnomalies } from './alert-anomalies.js';
import { afterEvents } from './after-events.js';
import { isNoticed } from './customer-notice.js';
import { keyOf, type TrackingEvent } from './event.js';
import { SHIPMENT_STATUS_OF } from './status.js';
import { findFingerprints, insertTrackingEvents } from './tracking-event.store.js';
import { countUnmappedCodes } from './unmapped-code.store.js';
import { lockTrackedShipments, saveTrackedShipments, type TrackedShipment } from './tracked-shipment.store.js';

/** Events of known shipments, in the order they were received. */
export interface MatchedEvents {
  readonly context: CallContext;
  readonly connectionId: string | null;
  readonly events: ReadonlyMap<string, readonly TrackingEvent[]>;
}

/** How many events are kept of one shipment; carriers report some tens. */
export const MOST_OF_SHIPMENT = 200;

/** Keep the events that are new, as far as there is room, give each shipment the status that follows from all of them, and derive the status of their orders. Answers how many were new. */
export async function applyToShipments(deps: OrdersDeps, transaction: Transaction, { context, connectionId, events }: MatchedEvents): Promise<number> {
  const { companyId } = context.principal;
  const shipments = await lockTrackedShipments(transaction, companyId, [...events.keys()]);
  const known = await findFingerprints(transaction, companyId, shipments.map(({ id }) => id));
  const changes = shipments.flatMap((before): Change[] => {
    const fresh = newEvents(before, events.get(before.id) ?? [], known);
    if (fresh.length === 0) return [];
    const kept = fresh.slice(0, Math.max(0, MOST_OF_SHIPMENT - before.events));
    const after = { ...before, ...afterEvents(before, fresh), events: before.events + kept.length };
    return isSame(before, after) ? [] : [{ before, fresh, kept, after }];
  });
  if (changes.length === 0) return 0;
  const sequence = await transaction.takeChangeSequence(companyId);
  const kept = changes.flatMap(({ before: { id }, kept: own }) => own.map((event) => [id, event] as const));
  if (kept.length > 0) await insertTrackingEvents(transaction, companyId, { events: kept, connectionId, receivedAt: sequence });
  const fresh = changes.flatMap((change) => change.fresh);
  if (connectionId !== null) await countUnmappedCodes(transaction, companyId, { connectionId, events: fresh, at: sequence });
  await saveTrackedShipments(transaction, companyId, changes.map((change) => (hasMoved(change) ? { ...change.after, changedAt: sequence } : change.after)));
  await settleTracked(deps, transaction, { context, changes });
  return fresh.length;
}

/** A shipment before and after its tracking changed. */
export interface TrackedChange {
  readonly before: TrackedShipment;
  readonly after: TrackedShipment;
  /** The events that are new, unless those that were known are read anew. */
  readonly fresh?: readonly TrackingEvent[];
}

interface Change extends TrackedChange {
  readonly fresh: readonly TrackingEvent[];
  /** Those of them that there is room for. */
  readonly kept: readonly TrackingEvent[];
}

/** Whether nothing is left of events: there is no room for them, and they change nothing. They are as good as known, or each repeat of a body would be work. */
const isSame = (before: TrackedShipment, after: TrackedShipment): boolean =>
  after.events === before.events && after.status === before.status && after.trackedAt === before.trackedAt && after.deliveredAt === before.deliveredAt && after.isDelayed === before.isDelayed;

/** Whether its status or the time of its delivery changed. */
export const hasMoved = ({ before, after }: TrackedChange): boolean => before.status !== after.status || before.deliveredAt !== after.deliveredAt;

/** The events that are not kept yet; of identical ones the first. */
function newEvents({ id }: TrackedShipment, given: readonly TrackingEvent[], known: ReadonlySet<string>): TrackingEvent[] {
  const seen = new Set<string>();
  return given.filter(({ fingerprint }) => {
    const isNew = !known.has(keyOf(id, fingerprint)) && !seen.has(fingerprint);
    seen.add(fingerprint);
    return isNew;
  });
}

/** Alert staff of what became of shipments, and write down and settle those that moved. */
export async function settleTracked(deps: OrdersDeps, transaction: Transaction, { context, changes }: { readonly context: CallContext; readonly changes: readonly TrackedChange[] }): Promise<void> {
  await alertAnomalies(deps, transaction, { context, changes });
  const written = changes.filter((change) => hasMoved(change) || isNews(change));
  if (written.length === 0) return;
  const ofOrder = grouped(written, ({ before }) => before.orderId);
  const orderIds = [...ofOrder.keys()];
  for (const { before, after } of written.filter(hasMoved)) transaction.recordChange({ kind: 'shipment', id: before.id, subject: before.orderId, before: stateOf(before), after: stateOf(after) });
  await deps.settleOrders(transaction, {
    context, orderIds, shipments: await findShipmentStatuses(transaction, context.principal.companyId, orderIds),
    events: ({ id, number }) => (ofOrder.get(id) ?? []).filter(isNews).map((change) => updatedEvent(change, { context, number })),
  });
}

const stateOf = ({ status, deliveredAt }: TrackedShipment) => ({ status, deliveredAt });

/** Whether others are to hear of a change: of another status, and of what customers are told of although something later was known already. */
function isNews({ before, after, fresh = [] }: TrackedChange): boolean {
  if (before.status !== after.status) return true;
  return (before.deliveredAt === null && after.deliveredAt !== null) || fresh.some(({ status }) => status !== null && isNoticed(status) && SHIPMENT_STATUS_OF[status] !== after.status);
}

const updatedEvent = ({ before, after }: TrackedChange, { context, number }: { readonly context: CallContext; readonly number: string }): DomainEvent =>
  orderRecordEvent('shipment.tracking_updated', { orderId: before.orderId, number }, { cause: context, record: { shipmentId: before.id, status: after.status, previousStatus: before.status, at: after.trackedAt } });
