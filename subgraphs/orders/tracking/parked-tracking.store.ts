import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped, slices } from '#subgraph-kit/grouped.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { TrackingEvent } from './event.js';
import { PARKED_TRACKING } from './tracking-event.table.js';

/** An event of a number that no shipment has. */
export interface ParkedEvent {
  readonly trackingNumber: string;
  readonly connectionId: string | null;
  readonly event: TrackingEvent;
}

/** How many events of unknown numbers are kept of a connection: numbers can be made up, so there is a limit, and one carrier's is no other's. */
export const MOST_PARKED = 20_000;

/** How many of them are kept of one number: as many as a shipment keeps. */
const MOST_OF_NUMBER = 200;

/** With what the carrier sent an event is parked up to so many bytes, as it is parked under several numbers. */
const MOST_BYTES = 4096;

/** Events of one call, and of one connection. */
interface Parking {
  readonly parked: readonly ParkedEvent[];
  readonly receivedAt: Instant;
}

/** Park events as far as there is room of their connection and number; an identical one is parked already. */
export async function parkEvents(transaction: Transaction, companyId: number, { parked, receivedAt }: Parking): Promise<void> {
  const [first] = parked;
  if (!first) return;
  const connection = first.connectionId ?? '';
  const [kept] = await transaction.query<{ total: number }>(`SELECT COUNT(*) AS total FROM (SELECT 1 AS one FROM parked_tracking WHERE company_id = ? AND connection_id = ? ${atMost(MOST_PARKED)}) known`, [companyId, connection]);
  const room = MOST_PARKED - (kept?.total ?? 0);
  if (room <= 0) return;
  const known = await findParkedFingerprints(transaction, companyId, { connection, numbers: [...new Set(parked.map(({ trackingNumber }) => trackingNumber))] });
  const rows = withRoom(parked, known).slice(0, room).map(({ trackingNumber, connectionId, event }, place) => ({
    company_id: companyId, tracking_number: trackingNumber, fingerprint: event.fingerprint, connection_id: connectionId, received_at: receivedAt, place, event: parkedText(event),
  }));
  await transaction.upsert(PARKED_TRACKING, rows, ['connection_id']);
}

/** Events that are not parked yet, each once, up to as many as are parked of their number. */
function withRoom(parked: readonly ParkedEvent[], known: ReadonlyMap<string, ReadonlySet<string>>): ParkedEvent[] {
  const held = new Map([...known].map(([number, fingerprints]) => [number, new Set(fingerprints)]));
  return parked.filter(({ trackingNumber, event: { fingerprint } }) => {
    const own = held.get(trackingNumber) ?? new Set();
    if (own.has(fingerprint) || own.size >= MOST_OF_NUMBER) return false;
    held.set(trackingNumber, own.add(fingerprint));
    return true;
  });
}

function parkedText(event: TrackingEvent): string {
  const text = JSON.stringify(event);
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify({ ...event, raw: null });
}

const IN_ONE_QUERY = 500;

/** The fingerprints of what a connection has parked of some numbers. */
async function findParkedFingerprints(reader: Reader, companyId: number, { connection, numbers }: { readonly connection: string; readonly numbers: readonly string[] }): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found: { tracking_number: string; fingerprint: string }[] = [];
  for (const some of slices(numbers, IN_ONE_QUERY)) {
    found.push(...await reader.query<{ tracking_number: string; fingerprint: string }>(
      `SELECT tracking_number, fingerprint FROM parked_tracking WHERE company_id = ? AND tracking_number IN (${places(some.length)}) AND connection_id = ?`, [companyId, ...some, connection]));
  }
  return new Map([...grouped(found, (row) => row.tracking_number)].map(([number, rows]) => [number, new Set(rows.map(({ fingerprint }) => fingerprint))]));
}

interface ParkedRow {
  readonly tracking_number: string;
  readonly fingerprint: string;
  readonly connection_id: string | null;
  readonly event: string;
}

/** The parked events of some numbers in the order they were received; of very many the last. The keys are sorted without the events, which are long. */
export async function findParkedEvents(reader: Reader, companyId: number, { numbers, most }: { readonly numbers: readonly string[]; readonly most: number }): Promise<ParkedEvent[]> {
  if (numbers.length === 0) return [];
  const rows = await reader.query<ParkedRow>(
    `SELECT p.tracking_number, p.fingerprint, p.connection_id, p.event
     FROM (SELECT company_id, tracking_number, fingerprint, received_at, place FROM parked_tracking WHERE company_id = ? AND tracking_number IN (${places(numbers.length)}) ORDER BY received_at DESC, place DESC ${atMost(most)}) latest
     JOIN parked_tracking p ON p.company_id = latest.company_id AND p.tracking_number = latest.tracking_number AND p.fingerprint = latest.fingerprint ORDER BY latest.received_at, latest.place`, [companyId, ...numbers]);
  return readableRows(reader, rows, {
    companyId, nameOf: ({ tracking_number: number, fingerprint }) => ({ table: 'parked_tracking', id: fingerprint, name: `A parked event of parcel ${number}` }),
    map: ({ tracking_number: trackingNumber, connection_id: connectionId, event }, stored) => ({ trackingNumber, connectionId, event: { raw: null, isDelayed: false, ...stored.object(event, 'event') } as unknown as TrackingEvent }),
  });
}

/** Remove the parked events of some numbers. */
export const deleteParkedEvents = (transaction: Transaction, companyId: number, numbers: readonly string[]): Promise<number> =>
  transaction.execute(`DELETE FROM parked_tracking WHERE company_id = ? AND tracking_number IN (${places(numbers.length)})`, [companyId, ...numbers]);

/** When the oldest parked events of all companies were received, before a time. */
export async function oldParked(reader: Reader, before: Instant, most: number): Promise<Instant[]> {
  const rows = await reader.query<{ received_at: Instant }>(`SELECT received_at FROM parked_tracking WHERE received_at < ? ORDER BY received_at ${atMost(most)}`, [before]);
  return rows.map(({ received_at: at }) => at);
}

/** Remove parked events of all companies that were received until a time, which is included. */
export const deleteParkedUntil = (transaction: Transaction, until: Instant): Promise<number> => transaction.execute('DELETE FROM parked_tracking WHERE received_at <= ?', [until]);
