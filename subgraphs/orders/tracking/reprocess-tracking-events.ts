import type { MappedCode } from '#contract/carrier-connection.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import { afterEvents, type Tracked } from './after-events.js';
import { hasMoved, settleTracked, type TrackedChange } from './apply-to-shipments.js';
import { fingerprintOf, statusMap } from './normalise-event.js';
import { findReceivedEvents, findRemapped, remapEvent, type CodedEvent } from './remapped-event.store.js';
import { lockTrackedShipments, saveTrackedShipments, type TrackedShipment } from './tracked-shipment.store.js';
import { deleteUnmappedCodes, findUnmappedCodes, type UnmappedCode } from './unmapped-code.store.js';

/** Codes of a connection that mean something else than when their events came. */
export interface ReprocessTrackingEvents {
  readonly connectionId: string;
  readonly codes: readonly MappedCode[];
}

/** A shipment whose status changes. */
export interface ReprocessedShipment {
  readonly shipmentId: string;
  readonly orderId: string;
  readonly before: ShipmentStatus;
  readonly after: ShipmentStatus;
}

/** What became of the events. */
export interface Reprocessed {
  /** How many events have another status. */
  readonly events: number;
  readonly shipments: readonly ReprocessedShipment[];
  /** Whether more events wait: call again. */
  readonly hasMore: boolean;
}

const [MOST_CODES, MOST_EVENTS] = [100, 2000];

/** The codes of a connection that its status map does not know, those with the most events first. */
export async function listUnmappedCodes({ database, mappedCodes }: OrdersDeps, context: CallContext, connectionId: string): Promise<UnmappedCode[]> {
  const { principal } = context;
  requirePermission(principal, 'commerce.read');
  const found = await findUnmappedCodes(database, principal.companyId, connectionId);
  const mapped = new Set(found.length === 0 ? [] : await mappedCodes(context, connectionId));
  return found.filter(({ code }) => !mapped.has(code.toLowerCase()));
}

/** Give events that were received the status that their codes mean now, and their shipments the one that follows; 2,000 events a call. */
export function reprocessTrackingEvents(deps: OrdersDeps, context: CallContext, { connectionId, codes }: ReprocessTrackingEvents): Promise<Reprocessed> {
  requirePermission(context.principal, 'commerce.manage');
  if (codes.length === 0 || codes.length > MOST_CODES) throw new Failure('BAD_INPUT', 'The codes are not valid', { codes: [`must be 1 to ${String(MOST_CODES)} codes`] });
  const { companyId } = context.principal;
  const statusOfCode = statusMap(codes);
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'reprocessTrackingEvents' }, async () => {
    const events = await findRemapped(transaction, companyId, { connectionId, statusOfCode, most: MOST_EVENTS + 1 });
    const taken = events.slice(0, MOST_EVENTS);
    const shipments = await lockTrackedShipments(transaction, companyId, [...new Set(taken.map(({ shipment_id: id }) => id))]);
    const gone = await remapAll(transaction, companyId, { events: taken, statusOfCode });
    const changes = await recomputed(transaction, companyId, { shipments, gone });
    await saveChanges(deps, transaction, { context, changes });
    if (events.length <= MOST_EVENTS) await deleteUnmappedCodes(transaction, companyId, { connectionId, codes: [...statusOfCode.keys()] });
    return { events: taken.length, hasMore: events.length > MOST_EVENTS, shipments: changes.filter(hasMoved).map(({ before, after }) => ({ shipmentId: after.id, orderId: after.orderId, before: before.status, after: after.status })) };
  }));
}

/** Answers how many events of each shipment are no more, because they are identical to others now. */
async function remapAll(transaction: Transaction, companyId: number, { events, statusOfCode }: { readonly events: readonly CodedEvent[]; readonly statusOfCode: ReturnType<typeof statusMap> }): Promise<ReadonlyMap<string, number>> {
  const gone = new Map<string, number>();
  for (const event of events) {
    const status = statusOfCode.get(event.code.toLowerCase());
    if (status === undefined) continue;
    const fingerprint = fingerprintOf({ trackingNumber: event.tracking_number, at: event.occurred_at, status, code: event.code, description: event.description });
    if (!await remapEvent(transaction, companyId, { event, status, fingerprint })) gone.set(event.shipment_id, (gone.get(event.shipment_id) ?? 0) + 1);
  }
  return gone;
}

async function recomputed(transaction: Transaction, companyId: number, { shipments, gone }: { readonly shipments: readonly TrackedShipment[]; readonly gone: ReadonlyMap<string, number> }): Promise<TrackedChange[]> {
  const received = grouped(await findReceivedEvents(transaction, companyId, shipments.map(({ id }) => id)), ({ shipmentId }) => shipmentId);
  return shipments.map((before) => {
    const events = received.get(before.id) ?? [];
    return { before, after: { ...before, ...afterEvents(beginning(before, events), events), events: before.events - (gone.get(before.id) ?? 0) } };
  });
}

/** What staff recorded by hand stands among the events; else a shipment begins as one that left. */
function beginning(before: TrackedShipment, events: readonly { readonly occurredAt: string }[]): Tracked {
  const isOfEvent = before.trackedAt === null || events.some(({ occurredAt }) => occurredAt === before.trackedAt);
  return isOfEvent ? { status: 'PICKED_UP', trackedAt: null, deliveredAt: null, isDelayed: before.isDelayed } : before;
}

async function saveChanges(deps: OrdersDeps, transaction: Transaction, { context, changes }: { readonly context: CallContext; readonly changes: readonly TrackedChange[] }): Promise<void> {
  if (changes.length === 0) return;
  const sequence = await transaction.takeChangeSequence(context.principal.companyId);
  await saveTrackedShipments(transaction, context.principal.companyId, changes.map((change) => (hasMoved(change) ? { ...change.after, changedAt: sequence } : change.after)));
  await settleTracked(deps, transaction, { context, changes });
}
