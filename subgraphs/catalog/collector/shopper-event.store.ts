import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { NewRow } from '#subgraph-kit/columns.js';
import type { DayRange } from '#kernel/period.js';
import type { EventKind } from '#contract/shopper-event.js';
import type { Payload } from './event-payload.js';
import type { CountedEvent } from './figure-changes.js';
import { SHOPPER_EVENT, SHOPPER_EVENT_ROW, type ShopperEventRow } from './shopper-event.table.js';

/** Which of some uids are kept already. */
export async function keptUids(reader: Reader, companyId: number, uids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const rows = await reader.query<{ readonly uid: string }>(`SELECT uid FROM shopper_event WHERE company_id = ? AND uid IN (${places(uids.length)})`, [companyId, ...uids]);
  return new Set(rows.map(({ uid }) => uid));
}

/** Store new events; throws a conflict where another transaction stored one of them meanwhile. */
export const insertEvents = (transaction: Transaction, rows: readonly NewRow<typeof SHOPPER_EVENT>[]): Promise<void> =>
  transaction.insert(SHOPPER_EVENT, rows).catch(duplicateAsConflict('Another transaction stored one of these events'));

const MOST_PURCHASES = 50;

/** The variants that a visitor bought last, as the storefront reported it. */
export async function variantsOfPurchases(reader: Reader, companyId: number, visitorId: string): Promise<string[]> {
  const rows = await reader.query<{ readonly variant: string }>(
    `SELECT variant_id AS variant FROM shopper_event WHERE company_id = ? AND visitor_id = ? AND kind = 'purchase' AND variant_id IS NOT NULL ORDER BY at DESC ${atMost(MOST_PURCHASES)}`, [companyId, visitorId]);
  return rows.map(({ variant }) => variant);
}

/** Events that figures count alike, and how many they are. */
export interface AlikeEvents {
  readonly event: CountedEvent;
  readonly events: number;
}

/** What figures count of a visitor: events of whose payloads they count something one by one, others by their number. */
export async function countedEvents(reader: Reader, companyId: number, visitorId: string): Promise<AlikeEvents[]> {
  const rows = await reader.query<CountedRow>(`SELECT uid, day, channel, kind, product_id, payload FROM shopper_event WHERE company_id = ? AND visitor_id = ? AND is_bot = 0 AND kind IN (${SAYING})`, [companyId, visitorId]);
  const alike = await reader.query<Omit<CountedRow, 'uid' | 'payload'> & { readonly events: number }>(
    `SELECT day, channel, kind, product_id, COUNT(*) AS events FROM shopper_event WHERE company_id = ? AND visitor_id = ? AND is_bot = 0 AND kind NOT IN (${SAYING}) GROUP BY day, channel, kind, product_id`, [companyId, visitorId]);
  const single = readableRows(reader, rows, { companyId, nameOf: ({ uid }) => ({ table: 'shopper_event', id: uid, name: `Event ${uid}` }), map: toCounted, instead: { payload: '{}' } });
  return [...single.map((event) => ({ event, events: 1 })), ...alike.map(({ day, channel, kind, product_id: productId, events }) => ({ event: { day, channel, kind, productId, payload: {} }, events }))];
}

/** The kinds of whose payloads figures count something. */
const SAYING = "'search', 'add_to_cart', 'purchase'";

type CountedRow = Pick<ShopperEventRow, 'uid' | 'day' | 'channel' | 'kind' | 'product_id' | 'payload'>;

const toCounted = ({ day, channel, kind, product_id: productId, payload }: CountedRow, stored: Stored): CountedEvent => ({ day, channel, kind, productId, payload: payload === null ? {} : { ...stored.object(payload, 'payload') } });

/** What a visitor did, as it is kept. */
export interface StorefrontEvent {
  readonly uid: string;
  readonly kind: EventKind;
  readonly at: string;
  readonly day: string;
  readonly visitorId: string;
  readonly sessionId: string | null;
  readonly channel: string | null;
  /** What was to name a product that there was not. */
  readonly reference: string | null;
  readonly productId: number | null;
  readonly variantId: string | null;
  readonly isBot: boolean;
  readonly payload: Payload;
}

/** Which events are listed. */
interface WantedEvents {
  readonly days: DayRange;
  /** No event of the days happened then or later. */
  readonly before: string;
  readonly kinds: readonly EventKind[] | null;
  readonly channel: string | null;
  readonly keys: Keyset;
}

/** A page of events; one whose payload is damaged has none. */
export async function findEvents(reader: Reader, companyId: number, { days: { from, to }, before, kinds, channel, keys }: WantedEvents): Promise<StorefrontEvent[]> {
  const rows = await reader.query<ShopperEventRow>(
    `SELECT ${SHOPPER_EVENT_ROW.of('e')} FROM shopper_event e WHERE e.company_id = ? AND e.at < ? AND e.day >= ? AND e.day <= ?${kinds === null ? '' : ` AND e.kind IN (${places(kinds.length)})`}${channel === null ? '' : ' AND e.channel = ?'}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, before, from, to, ...kinds ?? [], ...channel === null ? [] : [channel], ...keys.parameters]);
  return readableRows(reader, rows, { companyId, nameOf: ({ uid }) => ({ table: 'shopper_event', id: uid, name: `Event ${uid}` }), map: toEvent, instead: { payload: '{}' } });
}

const toEvent = ({ visitor_id: visitorId, session_id: sessionId, ref: reference, product_id: productId, variant_id: variantId, is_bot: isBot, payload, ...same }: ShopperEventRow, stored: Stored): StorefrontEvent =>
  ({ ...same, visitorId, sessionId, reference, productId, variantId, isBot: isBot === 1, payload: payload === null ? {} : { ...stored.object(payload, 'payload') } });
