import { selection, type SelectedRow } from './columns.js';
import type { Database, Reader } from './database.js';
import type { FailedTask } from './failed-task.js';
import { EVENT_ROW, OUTBOX, toPendingEvent, type PendingEvent } from './outbox.js';
import { atMost, places } from './statement.js';

const PARKED_ROW = selection({ ...EVENT_ROW.columns, failure: OUTBOX.columns.failure });

/** In the column `pending`: neither waiting (1) nor relayed (empty). */
const PARKED = 2;

/** An event to set aside, with the reason. */
export interface Parking {
  readonly id: string;
  readonly reason: string;
}

/** An event that was set aside. */
export interface ParkedEvent extends PendingEvent {
  readonly failure: string | null;
}

/** Set events aside; returns how many were not relayed yet. */
export const parkEvents = (database: Database, events: readonly Parking[]): Promise<number> => database.inTransaction(async (transaction) => {
  let parked = 0;
  for (const { id, reason } of events) parked += await transaction.execute('UPDATE outbox SET pending = ?, failure = ? WHERE pending = 1 AND id = ?', [PARKED, reason, id]);
  return parked;
});

/** Events that were set aside, each company's in the order they were committed. */
export async function parkedEvents(reader: Reader, limit: number): Promise<ParkedEvent[]> {
  const rows = await reader.query<SelectedRow<typeof PARKED_ROW>>(
    `SELECT ${PARKED_ROW.names} FROM outbox WHERE pending = ? ORDER BY company_id, stamp, place ${atMost(limit)}`, [PARKED]);
  return rows.map((row) => ({ ...toPendingEvent(row), failure: row.failure }));
}

/** A company's events that were set aside, in the order they were committed. */
export async function failedEvents(reader: Reader, companyId: number, limit: number): Promise<FailedTask[]> {
  const rows = await reader.query<SelectedRow<typeof PARKED_ROW>>(
    `SELECT ${PARKED_ROW.names} FROM outbox WHERE company_id = ? AND pending = ? ORDER BY stamp, place ${atMost(limit)}`, [companyId, PARKED]);
  return rows.map(({ id, type, failure, stamp }) => ({ kind: 'EVENT', id, name: type, error: failure ?? UNKNOWN_REASON, failingSince: stamp, attempts: null, nextAttemptAt: null }));
}

const UNKNOWN_REASON = 'The reason was not recorded';

/** Relay set-aside events again, all of them unless some are named; returns how many. */
export const unparkEvents = (database: Database, ids?: readonly string[]): Promise<number> => database.inTransaction((transaction) =>
  transaction.execute(`UPDATE outbox SET pending = 1, failure = NULL WHERE pending = ?${ids ? ` AND id IN (${places(ids.length)})` : ''}`, [PARKED, ...ids ?? []]));
