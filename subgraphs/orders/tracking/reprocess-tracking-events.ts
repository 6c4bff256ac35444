import type { TrackingStatus } from '#contract/carrier-connection.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { OrderStatus } from '../ordering/order-status.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import { afterEvents, type Tracked } from './after-events.js';
import { hasMoved, settleTracked, type TrackedChange } from './apply-to-shipments.js';
import { findRemappedEvents, statusNow, type Meanings } from './find-remapped-events.js';
import { fingerprintOf, statusOfWord } from './normalise-event.js';
import { findReceivedEvents, remapEvent, type CodedEvent } from './remapped-event.store.js';
import { findOrderStatuses, lockTrackedShipments, saveTrackedShipments, type TrackedShipment } from './tracked-shipment.store.js';
import { countAgain, deleteUnmappedCodes, findUnmappedCodes, type UnmappedCode } from './unmapped-code.store.js';

/** What a code means now; null for what no map has any more. */
export interface CodeMeaning {
  readonly code: string;
  readonly status?: TrackingStatus | null | undefined;
}

/** Codes of a connection that mean something else than when their events came. */
export interface ReprocessTrackingEvents {
  readonly connectionId: string;
  readonly codes: readonly CodeMeaning[];
}

/** A shipment whose status changes. */
export interface ReprocessedShipment {
  readonly shipmentId: string;
  readonly orderId: string;
  readonly before: ShipmentStatus;
  readonly after: ShipmentStatus;
  readonly orderStatusBefore: OrderStatus | null;
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
  const meanings: Meanings = new Map(codes.map(({ code, status }) => [code.trim().toLowerCase(), status ?? null]));
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'reprocessTrackingEvents' }, async () => {
    const events = await findRemappedEvents(transaction, companyId, { connectionId, meanings, most: MOST_EVENTS + 1 });
    const taken = events.slice(0, MOST_EVENTS);
    const shipments = await lockTrackedShipments(transaction, companyId, [...new Set(taken.map(({ shipment_id: id }) => id))]);
    const gone = await remapAll(transaction, companyId, { events: taken, meanings });
    const changes = await recomputed(transaction, companyId, { shipments, gone });
    const moved = changes.filter(hasMoved);
    const statuses = await findOrderStatuses(transaction, companyId, [...new Set(moved.map(({ before }) => before.orderId))]);
    await saveChanges(deps, transaction, { context, changes });
    if (events.length <= MOST_EVENTS) await listAnew(transaction, companyId, { connectionId, meanings });
    return { events: taken.length, hasMore: events.length > MOST_EVENTS, shipments: moved.map(({ before, after }) => ({ shipmentId: after.id, orderId: after.orderId, before: before.status, after: after.status, orderStatusBefore: statuses.get(after.orderId) ?? null })) };
  }));
}

/** Codes with a meaning leave the list of those without; codes that lost theirs are back on it. */
async function listAnew(transaction: Transaction, companyId: number, { connectionId, meanings }: Pick<ReprocessTrackingEvents, 'connectionId'> & { readonly meanings: Meanings }): Promise<void> {
  const codes = [...meanings.keys()];
  await deleteUnmappedCodes(transaction, companyId, { connectionId, codes });
  await countAgain(transaction, companyId, { connectionId, codes: codes.filter((code) => meanings.get(code) === null && statusOfWord(code, new Map()) === undefined) });
}

/** Answers how many events of each shipment are no more, because they are identical to others now. */
async function remapAll(transaction: Transaction, companyId: number, { events, meanings }: { readonly events: readonly CodedEvent[]; readonly meanings: Meanings }): Promise<ReadonlyMap<string, number>> {
  const gone = new Map<string, number>();
  for (const event of events) {
    const status = statusNow(event, meanings);
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
