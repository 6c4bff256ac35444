import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';

/** In which shipments a code of a carrier came. */
export interface CodeUse {
  readonly shipments: number;
  readonly firstSeenAt: Instant;
  /** The event among them that was received last. */
  readonly example: CodeExample;
}

/** An event with a code. */
export interface CodeExample {
  readonly shipmentId: string;
  readonly trackingNumber: string;
  readonly occurredAt: Instant;
  readonly raw: string | null;
}

interface ExampleRow {
  readonly shipment_id: string;
  readonly tracking_number: string;
  readonly occurred_at: Instant;
  readonly raw: string | null;
}

/** Of a code that came more often, its first events are looked at: those of all time take a second for some hundred thousand. */
const MOST_EVENTS = 10_000;

/** The key of a code of a connection. */
export const codeKey = (connectionId: string, code: string): string => `${connectionId} ${code}`;

/** In which shipments codes came, by {@link codeKey}; codes without a kept event are left out. */
export async function findCodeUse(reader: Reader, companyId: number, keys: readonly string[]): Promise<ReadonlyMap<string, CodeUse>> {
  const found = new Map<string, CodeUse>();
  for (const key of keys) {
    const place = [companyId, key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
    const [counted] = await reader.query<{ shipments: number | string; first_seen: Instant | null }>(
      `SELECT COUNT(DISTINCT shipment_id) AS shipments, MIN(received_at) AS first_seen FROM (SELECT shipment_id, received_at FROM tracking_event WHERE company_id = ? AND connection_id = ? AND code = ? ${atMost(MOST_EVENTS)}) coded`, place);
    const example = await findExample(reader, companyId, place);
    if (counted && counted.first_seen !== null && example) found.set(key, { shipments: Number(counted.shipments), firstSeenAt: counted.first_seen, example });
  }
  return found;
}

/** What it holds is read of one event alone. */
async function findExample(reader: Reader, companyId: number, place: readonly (number | string)[]): Promise<CodeExample | undefined> {
  const [last] = await reader.query<{ shipment_id: string; fingerprint: string }>(
    `SELECT shipment_id, fingerprint FROM (SELECT shipment_id, fingerprint, received_at, place FROM tracking_event WHERE company_id = ? AND connection_id = ? AND code = ? ${atMost(MOST_EVENTS)}) coded ORDER BY received_at DESC, place DESC ${atMost(1)}`, place);
  const [row] = last ? await reader.query<ExampleRow>('SELECT shipment_id, tracking_number, occurred_at, raw FROM tracking_event WHERE company_id = ? AND shipment_id = ? AND fingerprint = ?', [companyId, last.shipment_id, last.fingerprint]) : [];
  return row && { shipmentId: row.shipment_id, trackingNumber: row.tracking_number, occurredAt: row.occurred_at, raw: row.raw };
}
