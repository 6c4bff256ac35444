import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import { places } from '#subgraph-kit/statement.js';
import type { NewRow } from '#subgraph-kit/columns.js';
import type { CountedEvent } from './figure-changes.js';
import type { Payload } from './event-payload.js';
import { SHOPPER_EVENT, type ShopperEventRow } from './shopper-event.table.js';

/** Which of some uids are kept already. */
export async function keptUids(reader: Reader, companyId: number, uids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const rows = await reader.query<{ readonly uid: string }>(`SELECT uid FROM shopper_event WHERE company_id = ? AND uid IN (${places(uids.length)})`, [companyId, ...uids]);
  return new Set(rows.map(({ uid }) => uid));
}

/** Store new events; throws a conflict where another transaction stored one of them meanwhile. */
export const insertEvents = (transaction: Transaction, rows: readonly NewRow<typeof SHOPPER_EVENT>[]): Promise<void> =>
  transaction.insert(SHOPPER_EVENT, rows.map((row) => ({ ...row }))).catch(duplicateAsConflict('Another transaction stored one of these events'));

/** What figures count of a visitor. */
export async function countedEvents(reader: Reader, companyId: number, visitorId: string): Promise<CountedEvent[]> {
  const rows = await reader.query<Pick<ShopperEventRow, 'day' | 'channel' | 'kind' | 'product_id' | 'payload'>>(
    'SELECT day, channel, kind, product_id, payload FROM shopper_event WHERE company_id = ? AND visitor_id = ? AND is_bot = 0', [companyId, visitorId]);
  return rows.map(({ day, channel, kind, product_id: productId, payload }) => ({ day, channel, kind, productId, payload: COUNTED.has(kind) ? payloadOf(payload) : {} }));
}

/** The kinds of whose payloads figures count something. */
const COUNTED: ReadonlySet<string> = new Set(['search', 'add_to_cart', 'purchase']);

const payloadOf = (text: string | null): Payload => (text === null ? {} : JSON.parse(text) as Payload); // as we stored it
