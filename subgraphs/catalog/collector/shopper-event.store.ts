import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { NewRow } from '#subgraph-kit/columns.js';
import type { CountedEvent } from './figure-changes.js';
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
  const rows = await reader.query<CountedRow>(
    'SELECT uid, day, channel, kind, product_id, payload FROM shopper_event WHERE company_id = ? AND visitor_id = ? AND is_bot = 0', [companyId, visitorId]);
  return readableRows(reader, rows, { companyId, nameOf: ({ uid }) => ({ table: 'shopper_event', id: uid, name: `Event ${uid}` }), map: toCounted, instead: { payload: '{}' } });
}

/** The kinds of whose payloads figures count something. */
const COUNTED: ReadonlySet<string> = new Set(['search', 'add_to_cart', 'purchase']);

type CountedRow = Pick<ShopperEventRow, 'uid' | 'day' | 'channel' | 'kind' | 'product_id' | 'payload'>;

function toCounted({ day, channel, kind, product_id: productId, payload }: CountedRow, stored: Stored): CountedEvent {
  const read = payload === null || !COUNTED.has(kind) ? {} : stored.object(payload, 'payload');
  return { day, channel, kind, productId, payload: { ...read } };
}
