import type { CallContext } from '#contract/principal.js';
import type { Ids } from '#kernel/ids.js';
import type { Instant } from '#kernel/clock.js';
import type { Database, Reader, Transaction } from './database.js';
import type { Keyset } from './keyset.js';
import { code, instantColumn, int, nullable, selectionOf, since, text, uuid, type NewRow, type SelectedRow, type TableDefinition } from './columns.js';
import { atMost, places } from './statement.js';

/** Domain events of a subgraph, written with their cause, waiting for the relay and kept for the feeds. */
export const OUTBOX = {
  name: 'outbox',
  columns: {
    company_id: int, stamp: instantColumn, place: int, id: uuid, type: code(60), payload: text,
    subject: nullable(uuid), // the record whose history this event belongs to
    actor: nullable(code(200)), via: nullable(code(40)), request_id: nullable(code(60)),
    audience: nullable(uuid), // who outside is notified: a location, or the number of a catalog, so that one audience's events are read without looking at the others'
    pending: nullable(int), // 1 until relayed, then empty; 2 when set aside (parked-events.ts)
    failure: since(220, nullable(text)), // why it was set aside
  },
  primaryKey: ['company_id', 'stamp', 'place'],
  indexes: {
    outbox_pending: ['pending', 'company_id', 'stamp', 'place'],
    outbox_subject: ['company_id', 'subject', 'stamp', 'place'],
    outbox_audience: ['company_id', 'audience', 'stamp', 'place'],
  },
} satisfies TableDefinition;

/** Something that happened in the domain, before it is stored. */
export interface DomainEvent {
  readonly type: string;
  /** The record whose history it belongs to; an order's events are its timeline. */
  readonly subject?: string;
  /** Who outside is notified: the location whose warehouse the order or return concerns, or the number of the catalog whose keys are. */
  readonly audience?: string;
  /** The call that caused it. */
  readonly cause?: CallContext;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The position of an event in its company's history: change sequence, and index in its transaction (columns `stamp` and `place`). */
export interface EventPosition {
  readonly sequence: Instant;
  readonly index: number;
}

/** A stored event. */
export interface StoredEvent extends EventPosition {
  readonly companyId: number;
  readonly id: string;
  readonly type: string;
  /** The location whose warehouse is notified, or the catalog whose keys are; null for none. */
  readonly audience: string | null;
  readonly payload: unknown;
}

/** Writes events in the transaction of their cause and wakes the relay after the commit. */
export interface Outbox {
  append(transaction: Transaction, companyId: number, events: readonly DomainEvent[]): Promise<void>;
}

/** An outbox that calls `wake` after each commit that left an event. The events of a transaction are inserted in one statement before its commit. */
export function outbox(ids: Ids, wake: () => void): Outbox {
  const waiting = new WeakMap<Transaction, NewEvent[]>();
  const eventsOf = (transaction: Transaction): NewEvent[] => {
    const known = waiting.get(transaction);
    if (known) return known;
    const rows: NewEvent[] = [];
    waiting.set(transaction, rows);
    transaction.beforeCommit(() => transaction.insert(OUTBOX, rows));
    transaction.afterCommit(wake);
    return rows;
  };
  return {
    async append(transaction, companyId, events) {
      if (events.length === 0) return;
      const sequence = await transaction.takeChangeSequence(companyId);
      const rows = eventsOf(transaction);
      const first = rows.filter(({ company_id: company }) => company === companyId).length;
      for (const [index, event] of events.entries()) rows.push(rowOf(event, { companyId, sequence, index: first + index, id: ids.next() }));
    },
  };
}

type NewEvent = NewRow<typeof OUTBOX>;

const rowOf = ({ type, subject, audience, cause, payload }: DomainEvent, { companyId, sequence, index, id }: EventPosition & { readonly companyId: number; readonly id: string }): NewEvent => ({
  company_id: companyId, stamp: sequence, place: index, id, pending: 1, type, subject: orNull(subject), audience: orNull(audience), payload: JSON.stringify(payload),
  actor: orNull(cause?.principal.actor), via: orNull(cause?.via), request_id: orNull(cause?.requestId),
});

const orNull = (value: string | undefined): string | null => value ?? null;

/** A stored event not relayed yet; the payload is null when it cannot be read. */
export type PendingEvent = StoredEvent;

/** The columns of {@link OUTBOX} that are read for events. */
export const EVENT_ROW = selectionOf(OUTBOX.columns, 'company_id', 'id', 'type', 'stamp', 'place', 'audience', 'payload');

/** A row of {@link EVENT_ROW}. */
type EventRow = SelectedRow<typeof EVENT_ROW>;

/** The columns of {@link OUTBOX} that are read for a record's history. */
const HISTORY_ROW = selectionOf(OUTBOX.columns, 'id', 'type', 'stamp', 'actor', 'via', 'request_id', 'payload');

/** Events not relayed yet, each company's in the order they were committed; without some companies. */
export async function pendingEvents(reader: Reader, limit: number, except: readonly number[] = []): Promise<PendingEvent[]> {
  const others = except.length === 0 ? '' : ` AND company_id NOT IN (${places(except.length)})`;
  const rows = await reader.query<EventRow>(
    `SELECT ${EVENT_ROW.names} FROM outbox WHERE pending = 1${others} ORDER BY company_id, stamp, place ${atMost(limit)}`, [...except]);
  return rows.map(toPendingEvent);
}

/** A page of a company's history after a position, oldest first. */
export async function eventsAfter(reader: Reader, companyId: number, { sequence, index, limit }: EventPosition & { limit: number }): Promise<StoredEvent[]> {
  const rows = await reader.query<EventRow>(
    `SELECT ${EVENT_ROW.names} FROM outbox WHERE company_id = ? AND stamp >= ? AND (stamp > ? OR place > ?) ORDER BY stamp, place ${atMost(limit)}`,
    [companyId, sequence, sequence, index]);
  return readable(rows);
}

/** A page of the events published to an audience, after a position, oldest first. */
export async function eventsOfAudience(reader: Reader, companyId: number, { audience, keys }: { audience: string; keys: Keyset }): Promise<StoredEvent[]> {
  const rows = await reader.query<EventRow>(
    `SELECT ${EVENT_ROW.names} FROM outbox WHERE company_id = ? AND audience = ?${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, audience, ...keys.parameters]);
  return readable(rows);
}

/** A page of the events of some types in a company's history, after a position, oldest first. */
export async function eventsOfTypes(reader: Reader, companyId: number, { types, keys }: { types: readonly string[]; keys: Keyset }): Promise<StoredEvent[]> {
  const rows = await reader.query<EventRow>(
    `SELECT ${EVENT_ROW.names} FROM outbox WHERE company_id = ?${keys.where} AND type IN (${places(types.length)}) ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, ...keys.parameters, ...types]);
  return readable(rows);
}

/** Events with what nobody needs once they are relayed, and what names a person. */
const ONCE_READ = ['customer.erased'] as const;

/** Mark events as relayed, idempotently. */
export const markRelayed = (database: Database, eventIds: readonly string[]): Promise<number> =>
  eventIds.length === 0 ? Promise.resolve(0) : database.inTransaction((transaction) =>
    transaction.execute(`UPDATE outbox SET pending = NULL, payload = CASE WHEN type IN (${places(ONCE_READ.length)}) THEN '{}' ELSE payload END WHERE pending = 1 AND id IN (${places(eventIds.length)})`, [...ONCE_READ, ...eventIds]));

/** An event from its row. */
export const toPendingEvent = ({ company_id: companyId, stamp: sequence, place: index, payload, ...row }: EventRow): PendingEvent => ({ ...row, companyId, sequence, index, payload: payloadOf(payload) });

/** An unreadable event does not affect the others of its page; the relay reports it. */
const readable = (rows: readonly EventRow[]): StoredEvent[] => rows.map(toPendingEvent).filter(({ payload }) => payload !== null);

function payloadOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** An event with the call that caused it. */
export interface RecordedEvent {
  readonly id: string;
  readonly type: string;
  readonly at: Instant;
  readonly actor: string | null;
  readonly via: string | null;
  readonly requestId: string | null;
  readonly payload: unknown;
}

interface EventsOf {
  readonly subject: string;
  readonly types?: readonly string[];
  readonly limit: number;
  /** Whether of more than `limit` the last ones are meant, not the first. */
  readonly isNewest?: boolean;
}

/** The history of one record, oldest first; of some types where they are named. */
export async function eventsOfSubject(reader: Reader, companyId: number, { subject, types = [], limit, isNewest = false }: EventsOf): Promise<RecordedEvent[]> {
  const ofTypes = types.length === 0 ? '' : ` AND type IN (${places(types.length)})`;
  const rows = await reader.query<SelectedRow<typeof HISTORY_ROW>>(
    `SELECT ${HISTORY_ROW.names} FROM outbox WHERE company_id = ? AND subject = ?${ofTypes} ORDER BY ${isNewest ? 'stamp DESC, place DESC' : 'stamp, place'} ${atMost(limit)}`, [companyId, subject, ...types]);
  return (isNewest ? rows.reverse() : rows).map(({ id, type, stamp, actor, via, request_id, payload }) => ({ id, type, at: stamp, actor, via, requestId: request_id, payload: payloadOf(payload) })).filter(({ payload }) => payload !== null);
}

/** An event of one of several records. */
export interface RecentEvent {
  readonly subject: string;
  readonly type: string;
  readonly payload: unknown;
}

interface RecentlyOf {
  readonly subjects: readonly string[];
  readonly types: readonly string[];
  readonly since: Instant;
}

/** What happened to some records since a time, of some types, oldest first. */
export async function recentEvents(reader: Reader, companyId: number, { subjects, types, since }: RecentlyOf): Promise<RecentEvent[]> {
  if (subjects.length === 0) return [];
  const rows = await reader.query<{ subject: string; type: string; payload: string }>(
    `SELECT subject, type, payload FROM outbox WHERE company_id = ? AND subject IN (${places(subjects.length)}) AND stamp >= ? AND type IN (${places(types.length)}) ORDER BY stamp, place`, [companyId, ...subjects, since, ...types]);
  return rows.map((row) => ({ ...row, payload: payloadOf(row.payload) })).filter(({ payload }) => payload !== null);
}
