import type { Instant } from '#kernel/clock.js';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped, slices } from '#subgraph-kit/grouped.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { SaidEvent } from './customer-notice.js';
import { keyOf, type TrackingEvent } from './event.js';
import { KEYED_EVENT_ROW, SHOWN_EVENT_ROW, TRACKING_ESTIMATE, TRACKING_EVENT, type KeyedEventRow, type ShownEventRow } from './tracking-event.table.js';

const IN_ONE_QUERY = 500;

/** New events of shipments, and the connection that reported them. */
export interface NewEvents {
  readonly events: readonly (readonly [shipmentId: string, event: TrackingEvent])[];
  readonly connectionId: string | null;
  readonly receivedAt: Instant;
}

/** The fingerprints of the events that are kept of shipments; each shipment has a bounded number. */
export async function findFingerprints(reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const some of slices(shipmentIds, IN_ONE_QUERY)) {
    const rows = await reader.query<{ shipment_id: string; fingerprint: string }>(
      `SELECT shipment_id, fingerprint FROM tracking_event WHERE company_id = ? AND shipment_id IN (${places(some.length)})`, [companyId, ...some]);
    for (const { shipment_id: shipmentId, fingerprint } of rows) known.add(keyOf(shipmentId, fingerprint));
  }
  return known;
}

/** Keep new events in the order they were received, and what they say of the delivery. */
export async function insertTrackingEvents(transaction: Transaction, companyId: number, { events, connectionId, receivedAt }: NewEvents): Promise<void> {
  await transaction.insert(TRACKING_EVENT, events.map(([shipmentId, event], place) => ({
    company_id: companyId, shipment_id: shipmentId, fingerprint: event.fingerprint, tracking_number: event.trackingNumber, status: event.status, code: event.code,
    description: event.description, location: event.location, occurred_at: event.occurredAt, received_at: receivedAt, place, connection_id: connectionId, raw: event.raw,
  }))).catch(duplicateAsConflict('The same event arrived twice at once'));
  const estimates = new Map(events.flatMap(([shipmentId, { occurredAt, estimatedAt }]) =>
    (estimatedAt === null ? [] : [[`${shipmentId} ${occurredAt}`, { company_id: companyId, shipment_id: shipmentId, known_at: occurredAt, estimated_at: estimatedAt }] as const])));
  if (estimates.size > 0) await transaction.upsert(TRACKING_ESTIMATE, [...estimates.values()]);
}

/** The last events of a shipment, the latest first. */
export const findLastEvents = (reader: Reader, companyId: number, { shipmentId, most }: { shipmentId: string; most: number }): Promise<ShownEventRow[]> =>
  reader.query<ShownEventRow>(
    `SELECT ${SHOWN_EVENT_ROW.names} FROM tracking_event WHERE company_id = ? AND shipment_id = ? ORDER BY occurred_at DESC, received_at DESC, place DESC ${atMost(most)}`, [companyId, shipmentId]);

/** A kept event. */
export interface TrackingEventRecord extends Pick<TrackingEvent, 'trackingNumber' | 'status' | 'code' | 'description' | 'location' | 'occurredAt' | 'fingerprint'> {
  readonly shipmentId: string;
  readonly receivedAt: Instant;
}

/** The events of shipments, the latest of each first. */
export async function findTrackingEvents(reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<TrackingEventRecord[]> {
  const rows = await reader.query<KeyedEventRow>(
    `SELECT ${KEYED_EVENT_ROW.names} FROM tracking_event WHERE company_id = ? AND shipment_id IN (${places(shipmentIds.length)}) ORDER BY shipment_id, occurred_at DESC, received_at DESC, place DESC`, [companyId, ...shipmentIds]);
  return rows.map(({ shipment_id, tracking_number, occurred_at, received_at, ...same }) => ({ ...same, shipmentId: shipment_id, trackingNumber: tracking_number, occurredAt: occurred_at, receivedAt: received_at }));
}

/** When carriers last reported anything of shipments, understood or not. */
export async function findLastReports(reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<ReadonlyMap<string, Instant>> {
  const rows = await reader.query<{ shipment_id: string; at: Instant }>(`SELECT shipment_id, MAX(occurred_at) AS at FROM tracking_event WHERE company_id = ? AND shipment_id IN (${places(shipmentIds.length)}) GROUP BY shipment_id`, [companyId, ...shipmentIds]);
  return new Map(rows.map(({ shipment_id: id, at }) => [id, at]));
}

/** What carriers said of the parcels of shipments, the oldest first; events that say no status are left out. */
export async function findSaidEvents(reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<ReadonlyMap<string, readonly SaidEvent[]>> {
  const rows = await reader.query<{ shipment_id: string; tracking_number: string; status: TrackingStatus; occurred_at: Instant }>(
    `SELECT shipment_id, tracking_number, status, occurred_at FROM tracking_event WHERE company_id = ? AND shipment_id IN (${places(shipmentIds.length)}) AND status IS NOT NULL ORDER BY shipment_id, occurred_at, received_at, place`, [companyId, ...shipmentIds]);
  return new Map([...grouped(rows, ({ shipment_id: id }) => id)].map(([id, own]) => [id, own.map(({ tracking_number: trackingNumber, status, occurred_at: occurredAt }) => ({ trackingNumber, status, occurredAt }))]));
}

/** What carriers sent of events, by {@link keyOf}. */
export async function findRawEvents(reader: Reader, companyId: number, keys: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await reader.query<{ shipment_id: string; fingerprint: string; raw: string | null }>(
    `SELECT shipment_id, fingerprint, raw FROM tracking_event WHERE company_id = ? AND shipment_id IN (${places(pairs.length)}) AND fingerprint IN (${places(pairs.length)})`, [companyId, ...pairs.map(([id = '']) => id), ...pairs.map(([, fingerprint = '']) => fingerprint)]);
  return new Map(rows.map(({ shipment_id: id, fingerprint, raw }) => [keyOf(id, fingerprint), raw]));
}

/** When the carrier expects to deliver a shipment, by what it said last. */
export async function findEstimate(reader: Reader, companyId: number, shipmentId: string): Promise<Instant | null> {
  const [row] = await reader.query<{ estimated_at: Instant }>(`SELECT estimated_at FROM tracking_estimate WHERE company_id = ? AND shipment_id = ? ORDER BY known_at DESC ${atMost(1)}`, [companyId, shipmentId]);
  return row?.estimated_at ?? null;
}

/** When a carrier expected to deliver a shipment, and when it said so. */
export interface DeliveryEstimate {
  readonly shipmentId: string;
  readonly knownAt: Instant;
  readonly estimatedAt: Instant;
}

/** What carriers said of the delivery of shipments, what they said last first. */
export async function findEstimates(reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<DeliveryEstimate[]> {
  const rows = await reader.query<{ shipment_id: string; known_at: Instant; estimated_at: Instant }>(
    `SELECT shipment_id, known_at, estimated_at FROM tracking_estimate WHERE company_id = ? AND shipment_id IN (${places(shipmentIds.length)}) ORDER BY shipment_id, known_at DESC`, [companyId, ...shipmentIds]);
  return rows.map(({ shipment_id: shipmentId, known_at: knownAt, estimated_at: estimatedAt }) => ({ shipmentId, knownAt, estimatedAt }));
}
