import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { findReadable, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { atMost, places, type Statement } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { NewRow } from '#subgraph-kit/columns.js';
import type { Instant } from '#kernel/clock.js';
import type { DayRange } from '#kernel/period.js';
import { EVENT_KINDS, type EventKind } from '#contract/shopper-event.js';
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

/** Some rows of a visitor, of which there may be many. */
export interface SomeOf {
  readonly visitorId: string;
  readonly most: number;
}

/** Events that were taken out: how many, those of them that figures count, and whether none is left. */
export interface TakenEvents {
  readonly rows: number;
  readonly counted: readonly AlikeEvents[];
  readonly isAll: boolean;
}

/** Events that figures count alike, and how many they are. */
interface AlikeEvents {
  readonly event: CountedEvent;
  readonly times: number;
}

/** Take some events of a visitor out, at most so many, the first first; answers what figures count of them. The database counts the events that are alike, because a visitor has many of a kind. */
export async function takeEvents(transaction: Transaction, companyId: number, some: SomeOf): Promise<TakenEvents> {
  const { where, parameters, isAll } = await firstEvents(transaction, companyId, some);
  const counted = await transaction.query<AlikeRow>(
    `SELECT MIN(uid) AS uid, day, channel, kind, product_id, ${SAID} AS payload, COUNT(*) AS times FROM shopper_event WHERE company_id = ? AND ${where} AND is_bot = 0 GROUP BY product_id, kind, day, channel, ${SAID}`, [companyId, ...parameters]);
  const rows = await transaction.execute(`DELETE FROM shopper_event WHERE company_id = ? AND ${where}`, [companyId, ...parameters]);
  return { rows, isAll, counted: readableRows(transaction, counted, { ...ofEvents(companyId), map: toAlike }) };
}

interface FirstEvents extends Pick<Statement, 'parameters'> {
  readonly where: string;
  readonly isAll: boolean;
}

/** The condition of the first events of a visitor, beside that of the company: those of a time together, as far as it lets them. */
async function firstEvents(transaction: Transaction, companyId: number, { visitorId, most }: SomeOf): Promise<FirstEvents> {
  const atOf = async (skipped: number): Promise<Instant | undefined> =>
    (await transaction.query<Pick<ShopperEventRow, 'at'>>(`SELECT at FROM shopper_event WHERE company_id = ? AND visitor_id = ? ORDER BY at ${atMost(1)} OFFSET ${String(skipped)}`, [companyId, visitorId]))[0]?.at;
  const next = await atOf(most);
  if (next === undefined) return { where: 'visitor_id = ?', parameters: [visitorId], isAll: true };
  if (await atOf(0) !== next) return { where: 'visitor_id = ? AND at < ?', parameters: [visitorId, next], isAll: false };
  const alike = await transaction.query<Pick<ShopperEventRow, 'uid'>>(`SELECT uid FROM shopper_event WHERE company_id = ? AND visitor_id = ? AND at = ? ${atMost(most)}`, [companyId, visitorId, next]);
  return { where: `uid IN (${places(alike.length)})`, parameters: alike.map(({ uid }) => uid), isAll: false };
}

/** The payloads of which figures count something. */
const SAID = "CASE WHEN kind IN ('search', 'add_to_cart', 'purchase') THEN payload END";

interface AlikeRow extends Pick<ShopperEventRow, 'uid' | 'day' | 'channel' | 'kind' | 'product_id' | 'payload'> {
  readonly times: number;
}

const toAlike = ({ day, channel, kind, product_id: productId, payload, times }: AlikeRow, stored: Stored): AlikeEvents => ({
  event: { day, channel, kind: stored.word(kind, EVENT_KINDS, 'kind'), productId: productId === null ? null : stored.whole(productId, 'product_id'), payload: payload === null ? {} : { ...stored.object(payload, 'payload') } }, times,
});

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

/** A page of events; one whose payload is damaged has none, and one that is damaged otherwise is left out. */
export function findEvents(reader: Reader, companyId: number, { days: { from, to }, before, kinds, channel, keys }: WantedEvents): Promise<StorefrontEvent[]> {
  return readEvents(reader, companyId, { limit: keys.limit, find: (most) => reader.query<ShopperEventRow>(
    `SELECT ${SHOPPER_EVENT_ROW.of('e')} FROM shopper_event e WHERE e.company_id = ? AND e.at < ? AND e.day >= ? AND e.day <= ?${kinds === null ? '' : ` AND e.kind IN (${places(kinds.length)})`}${channel === null ? '' : ' AND e.channel = ?'}${keys.where} ORDER BY ${keys.orderBy} ${atMost(most)}`,
    [companyId, before, from, to, ...kinds ?? [], ...channel === null ? [] : [channel], ...keys.parameters]) });
}

/** Events of a visitor behind one of them, in the order in which they happened; damaged ones as in {@link findEvents}. */
export function eventsOfVisitor(reader: Reader, companyId: number, { visitorId, behind: { at, uid }, most: limit }: SomeOf & { readonly behind: Pick<StorefrontEvent, 'at' | 'uid'> }): Promise<StorefrontEvent[]> {
  return readEvents(reader, companyId, { limit, find: (most) => reader.query<ShopperEventRow>(
    `SELECT ${SHOPPER_EVENT_ROW.of('e')} FROM shopper_event e WHERE e.company_id = ? AND e.visitor_id = ? AND e.at >= ? AND (e.at > ? OR e.uid > ?) ORDER BY e.at, e.uid ${atMost(most)}`, [companyId, visitorId, at, at, uid]) });
}

interface EventSearch {
  readonly limit: number;
  readonly find: (most: number) => Promise<ShopperEventRow[]>;
}

const readEvents = (reader: Reader, companyId: number, { limit, find }: EventSearch): Promise<StorefrontEvent[]> => findReadable<ShopperEventRow, StorefrontEvent>(reader, { ...ofEvents(companyId), limit, find, mapper: () => Promise.resolve(toEvent) });

/** How events are named that cannot be read. */
const ofEvents = (companyId: number): Omit<Mapping<Pick<ShopperEventRow, 'uid'>, unknown>, 'map'> => ({ companyId, nameOf: ({ uid }) => ({ table: 'shopper_event', id: uid, name: `Event ${uid}` }), instead: { payload: '{}' } });

const toEvent = ({ visitor_id: visitorId, session_id: sessionId, ref: reference, product_id: productId, variant_id: variantId, is_bot: isBot, payload, kind, ...same }: ShopperEventRow, stored: Stored): StorefrontEvent => ({
  ...same, kind: stored.word(kind, EVENT_KINDS, 'kind'), visitorId, sessionId, reference, productId: productId === null ? null : stored.whole(productId, 'product_id'), variantId, isBot: isBot === 1,
  payload: payload === null ? {} : { ...stored.object(payload, 'payload') },
});
