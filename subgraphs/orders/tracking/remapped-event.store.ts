import type { Instant } from '#kernel/clock.js';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { slices } from '#subgraph-kit/grouped.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { codeSpellings } from './code-spellings.js';

/** A kept event whose code may mean something else. */
export interface CodedEvent {
  readonly shipment_id: string;
  readonly fingerprint: string;
  readonly tracking_number: string;
  readonly status: TrackingStatus | null;
  readonly code: string;
  readonly description: string;
  readonly occurred_at: Instant;
}

interface Search {
  readonly connectionId: string;
  /** The meaning of codes in lower case. */
  readonly statusOfCode: ReadonlyMap<string, TrackingStatus>;
  readonly most: number;
}

/** Events of a connection whose code means another status than the one that they have, the oldest shipments first. */
export function findRemapped(reader: Reader, companyId: number, { connectionId, statusOfCode, most }: Search): Promise<CodedEvent[]> {
  const codes = [...statusOfCode].flatMap(([code, status]) => codeSpellings(code).map((spelling) => [spelling, status] as const));
  if (codes.length === 0) return Promise.resolve([]);
  return reader.query<CodedEvent>(
    `SELECT shipment_id, fingerprint, tracking_number, status, code, description, occurred_at FROM tracking_event
     WHERE company_id = ? AND connection_id = ? AND (${codes.map(() => '(LOWER(code) = ? AND (status IS NULL OR status <> ?))').join(' OR ')}) ORDER BY shipment_id, received_at, place ${atMost(most)}`,
    [companyId, connectionId, ...codes.flat()]);
}

/** A place among the events of codes. */
export type EventPlace = Pick<CodedEvent, 'fingerprint' | 'shipment_id'>;

/** Events of a connection with codes in lower case, whatever their status, behind a place. */
export const findCoded = (reader: Reader, companyId: number, { connectionId, codes, after, most }: { connectionId: string; codes: readonly string[]; after: EventPlace; most: number }): Promise<CodedEvent[]> => {
  const spellings = codes.flatMap(codeSpellings);
  return reader.query<CodedEvent>(
    `SELECT shipment_id, fingerprint, tracking_number, status, code, description, occurred_at FROM tracking_event
     WHERE company_id = ? AND connection_id = ? AND LOWER(code) IN (${places(spellings.length)}) AND (shipment_id > ? OR (shipment_id = ? AND fingerprint > ?)) ORDER BY shipment_id, fingerprint ${atMost(most)}`,
    [companyId, connectionId, ...spellings, after.shipment_id, after.shipment_id, after.fingerprint]);
};

/** Give an event another status, and with it another fingerprint; one that is identical to another one then is removed. */
export async function remapEvent(transaction: Transaction, companyId: number, { event, status, fingerprint }: { event: CodedEvent; status: TrackingStatus | null; fingerprint: string }): Promise<boolean> {
  const key = [companyId, event.shipment_id];
  const [same] = await transaction.query('SELECT fingerprint FROM tracking_event WHERE company_id = ? AND shipment_id = ? AND fingerprint = ?', [...key, fingerprint]);
  if (same === undefined) await transaction.execute('UPDATE tracking_event SET status = ?, fingerprint = ? WHERE company_id = ? AND shipment_id = ? AND fingerprint = ?', [status, fingerprint, ...key, event.fingerprint]);
  else await transaction.execute('DELETE FROM tracking_event WHERE company_id = ? AND shipment_id = ? AND fingerprint = ?', [...key, event.fingerprint]);
  return same === undefined;
}

/** The events of shipments in the order they were received, by shipment. */
export async function findReceivedEvents(reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<{ shipmentId: string; status: TrackingStatus | null; occurredAt: Instant }[]> {
  const found: { shipmentId: string; status: TrackingStatus | null; occurredAt: Instant }[] = [];
  for (const some of slices(shipmentIds, IN_ONE_QUERY)) {
    const rows = await reader.query<{ shipment_id: string; status: TrackingStatus | null; occurred_at: Instant }>(
      `SELECT shipment_id, status, occurred_at FROM tracking_event WHERE company_id = ? AND shipment_id IN (${places(some.length)}) ORDER BY shipment_id, received_at, place`, [companyId, ...some]);
    found.push(...rows.map(({ shipment_id: shipmentId, status, occurred_at: occurredAt }) => ({ shipmentId, status, occurredAt })));
  }
  return found;
}

const IN_ONE_QUERY = 500;
