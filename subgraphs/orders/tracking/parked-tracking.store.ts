import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
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

/** Park events; an identical one is parked already. */
export async function parkEvents(transaction: Transaction, companyId: number, { parked, receivedAt }: { parked: readonly ParkedEvent[]; receivedAt: Instant }): Promise<void> {
  const [first] = parked;
  if (!first) return;
  const connection = first.connectionId ?? ''; // of one call
  const [kept] = await transaction.query<{ total: number }>(`SELECT COUNT(*) AS total FROM (SELECT 1 AS one FROM parked_tracking WHERE company_id = ? AND connection_id = ? ${atMost(MOST_PARKED)}) known`, [companyId, connection]);
  const rows = parked.slice(0, Math.max(0, MOST_PARKED - (kept?.total ?? 0))).map(({ trackingNumber, connectionId, event }, place) => ({
    company_id: companyId, tracking_number: trackingNumber, fingerprint: event.fingerprint, connection_id: connectionId, received_at: receivedAt, place, event: JSON.stringify(event),
  }));
  const distinct = new Map(rows.map((row) => [`${row.tracking_number} ${row.fingerprint}`, row]));
  await transaction.upsert(PARKED_TRACKING, [...distinct.values()], ['connection_id']);
}

interface ParkedRow {
  readonly tracking_number: string;
  readonly fingerprint: string;
  readonly connection_id: string | null;
  readonly event: string;
}

/** The parked events of some numbers in the order they were received. */
export async function findParkedEvents(reader: Reader, companyId: number, numbers: readonly string[]): Promise<ParkedEvent[]> {
  if (numbers.length === 0) return [];
  const rows = await reader.query<ParkedRow>(
    `SELECT tracking_number, fingerprint, connection_id, event FROM parked_tracking WHERE company_id = ? AND tracking_number IN (${places(numbers.length)}) ORDER BY received_at, place`, [companyId, ...numbers]);
  return readableRows(reader, rows, {
    companyId, nameOf: ({ tracking_number: number, fingerprint }) => ({ table: 'parked_tracking', id: fingerprint, name: `A parked event of parcel ${number}` }),
    map: ({ tracking_number: trackingNumber, connection_id: connectionId, event }, stored) => ({ trackingNumber, connectionId, event: { raw: null, isDelayed: false, ...stored.object(event, 'event') } as unknown as TrackingEvent }),
  });
}

/** Remove the parked events of some numbers. */
export const deleteParkedEvents = (transaction: Transaction, companyId: number, numbers: readonly string[]): Promise<number> =>
  transaction.execute(`DELETE FROM parked_tracking WHERE company_id = ? AND tracking_number IN (${places(numbers.length)})`, [companyId, ...numbers]);

/** Remove parked events of all companies that were received before a time. */
export const deleteParkedBefore = (transaction: Transaction, before: Instant): Promise<number> => transaction.execute('DELETE FROM parked_tracking WHERE received_at < ?', [before]);
