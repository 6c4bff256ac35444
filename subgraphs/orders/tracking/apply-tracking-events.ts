import { instant } from '#kernel/clock.js';
import type { MappedCode } from '#contract/carrier-connection.js';
import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import { applyToReturns } from './apply-to-returns.js';
import { applyToShipments } from './apply-to-shipments.js';
import type { ReportedEvent, TrackingEvent } from './event.js';
import { normaliseEvent, statusMap } from './normalise-event.js';
import { shipmentOfEvent } from './parcel-of-event.js';
import { parkEvents } from './parked-tracking.store.js';
import { findShipmentsOfNumbers } from './tracked-shipment.store.js';

/** Events of one call of a carrier connection. */
export interface ApplyTrackingEvents {
  readonly connectionId?: string | null | undefined;
  readonly statusMap: readonly MappedCode[];
  readonly events: readonly ReportedEvent[];
}

/** What became of them. */
export interface AppliedEvents {
  /** New ones of known parcels, and those that say that a return is on its way. */
  readonly applied: number;
  /** Identical to one that is kept, or of a return that it changes nothing of. */
  readonly duplicates: number;
  /** Of numbers that no parcel has: kept for 30 days in case one gets it. */
  readonly unmatched: number;
}

/** The most events of one call. */
export const MOST_EVENTS = 10_000;
/** Under how many of its numbers an event of an unknown parcel is parked. */
const MOST_PARKED_NUMBERS = 10;

/** Apply the events of a carrier to the shipments they are of, or else to the returns whose labels have their numbers; one call is one transaction, and an event never stops the others. */
export function applyTrackingEvents(deps: OrdersDeps, context: CallContext, given: ApplyTrackingEvents): Promise<AppliedEvents> {
  requireScope(context.principal, 'system');
  if (given.events.length > MOST_EVENTS) throw new Failure('TOO_MANY_ITEMS', `A call has at most ${String(MOST_EVENTS)} events`, { events: [`must have at most ${String(MOST_EVENTS)} entries`] });
  const normalising = { statusOfCode: statusMap(given.statusMap), now: instant(deps.clock) };
  const events = given.events.map((reported): Numbered => [reported.trackingNumbers, normaliseEvent(reported, normalising)]);
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'applyTrackingEvents' },
    () => applyAll(deps, transaction, { context, connectionId: given.connectionId ?? null, events })));
}

type Numbered = readonly [numbers: readonly string[], event: TrackingEvent];

interface Applying {
  readonly context: CallContext;
  readonly connectionId: string | null;
  readonly events: readonly Numbered[];
}

async function applyAll(deps: OrdersDeps, transaction: Transaction, { context, connectionId, events }: Applying): Promise<AppliedEvents> {
  const { companyId } = context.principal;
  const shipmentsOf = await findShipmentsOfNumbers(transaction, companyId, events.flatMap(([numbers]) => numbers));
  const placed = events.map(([numbers, event]) => ({ numbers, event, shipmentId: shipmentOfEvent(shipmentsOf.get(numbers.find((number) => shipmentsOf.has(number)) ?? '') ?? [], event)?.id }));
  const [matched, others] = [placed.flatMap(({ event, shipmentId }) => (shipmentId === undefined ? [] : [{ event, shipmentId }])), placed.filter(({ shipmentId }) => shipmentId === undefined)];
  const ofShipment = new Map([...grouped(matched, ({ shipmentId }) => shipmentId)].map(([id, own]) => [id, own.map(({ event }) => event)]));
  const applied = ofShipment.size === 0 ? 0 : await applyToShipments(deps, transaction, { context, connectionId, events: ofShipment });
  const ofReturns = await applyToReturns(deps, transaction, { context, events: others });
  const { unmatched } = ofReturns;
  const parked = unmatched.flatMap(({ numbers, event }) => numbers.slice(0, MOST_PARKED_NUMBERS).map((trackingNumber) => ({ trackingNumber, connectionId, event })));
  await parkEvents(transaction, companyId, { parked, receivedAt: instant(deps.clock) });
  return { applied: applied + ofReturns.applied, duplicates: matched.length - applied + ofReturns.known, unmatched: unmatched.length };
}
