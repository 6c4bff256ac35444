import type { Instant } from '#kernel/clock.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, ONE_IF_CLAIMED, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { Delivery, DeliveryState } from './delivery.js';
import { DELIVERY, DELIVERY_ROW, type DeliveryRow } from './delivery.table.js';
import type { ManagedDeliveries } from './managed-deliveries.js';

/** Those of these events that a company's destinations already have deliveries for, as `destination:event`. */
export async function knownDeliveries(reader: Reader, companyId: number, { destinationIds, eventIds }: { destinationIds: readonly string[]; eventIds: readonly string[] }): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ destination_id: string; event_id: string }>(
    `SELECT destination_id, event_id FROM delivery WHERE company_id = ? AND destination_id IN (${places(destinationIds.length)}) AND event_id IN (${places(eventIds.length)})`,
    [companyId, ...destinationIds, ...eventIds]);
  return new Set(rows.map(({ destination_id, event_id }) => `${destination_id}:${event_id}`));
}

/** Store new deliveries; a conflict when another worker stored one of them first. */
export const insertDeliveries = (transaction: Transaction, deliveries: readonly Delivery[]): Promise<void> =>
  transaction.insert(DELIVERY, deliveries.map((delivery) => ({
    company_id: delivery.companyId, id: delivery.id, destination_id: delivery.destinationId, connection_id: delivery.connectionId, event_id: delivery.eventId, type: delivery.type,
    body: delivery.body, state: delivery.state, attempts: delivery.attempts, round_start: delivery.roundStart, due_at: delivery.dueAt, claim_token: null,
    created_at: delivery.createdAt, finished_at: delivery.finishedAt,
  }))).catch(duplicateAsConflict('Another worker stored a delivery of this event'));

interface StoredDeliveries {
  readonly where: readonly (readonly [sql: string, value: ColumnValue | undefined])[];
  /** These deliveries alone. */
  readonly managed?: ManagedDeliveries | undefined;
  readonly keys: Keyset;
}

/** A page of a company's deliveries. */
export async function pageOfStored(reader: Reader, companyId: number, { where, managed, keys }: StoredDeliveries): Promise<Delivery[]> {
  const wanted: { sql: string; values: readonly ColumnValue[] }[] = where.flatMap(([sql, value]) => (value === undefined || value === null ? [] : [{ sql, values: [value] }]));
  if (managed) wanted.push(toReceivers(managed));
  const rows = await reader.query<DeliveryRow>(
    `SELECT ${DELIVERY_ROW.names} FROM delivery WHERE company_id = ?${wanted.map(({ sql }) => ` AND ${sql}`).join('')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, ...wanted.flatMap(({ values }) => values), ...keys.parameters]);
  return rows.map(toDelivery);
}

/** The index that has the deliveries of a connection in order has those of none together. */
function toReceivers({ connectionIds, destinationIds }: ManagedDeliveries): { sql: string; values: readonly ColumnValue[] } {
  const own = `connection_id IN (${places(connectionIds.length)})`;
  return { sql: destinationIds.length === 0 ? own : `(${own} OR (connection_id IS NULL AND destination_id IN (${places(destinationIds.length)})))`, values: [...connectionIds, ...destinationIds] };
}

/** Whether a company has deliveries to a connection. */
export const hasDeliveries = async (reader: Reader, companyId: number, connectionId: string): Promise<boolean> =>
  (await reader.query(`SELECT id FROM delivery WHERE company_id = ? AND connection_id = ? ${atMost(1)}`, [companyId, connectionId])).length > 0;

/** A delivery of a company. */
export async function deliveryById(reader: Reader, companyId: number, id: string): Promise<Delivery | undefined> {
  const [row] = await reader.query<DeliveryRow>(`SELECT ${DELIVERY_ROW.names} FROM delivery WHERE company_id = ? AND id = ?`, [companyId, id]);
  return row && toDelivery(row);
}

/** Restart the retry schedule of one delivery, unless it is due already or being sent; returns whether it was restarted. A started attempt without a recorded outcome counts as an attempt. */
export const restartDelivery = async (transaction: Transaction, companyId: number, { id, at }: { id: string; at: Instant }): Promise<boolean> =>
  await transaction.execute(
    `UPDATE delivery SET state = 'WAITING', round_start = attempts + ${ONE_IF_CLAIMED}, attempts = attempts + ${ONE_IF_CLAIMED}, due_at = ?, claim_token = NULL, finished_at = NULL
     WHERE company_id = ? AND id = ? AND (state <> 'WAITING' OR (claim_token IS NULL AND due_at > ?))`,
    [at, companyId, id, at]) > 0;

/** Restart the retry schedule of every delivery of a connection that was given up since a time; returns their number. */
export const restartGivenUp = (transaction: Transaction, companyId: number, { connectionId, since, at }: { connectionId: string; since: Instant; at: Instant }): Promise<number> =>
  transaction.execute(
    `UPDATE delivery SET state = 'WAITING', round_start = attempts, due_at = ?, claim_token = NULL, finished_at = NULL
     WHERE company_id = ? AND connection_id = ? AND state = 'GIVEN_UP' AND created_at >= ?`, [at, companyId, connectionId, since]);

/** Suppress the waiting deliveries of a destination that is inactive or removed. */
export const suppressWaiting = (transaction: Transaction, companyId: number, { destinationId, at }: { destinationId: string; at: Instant }): Promise<number> =>
  transaction.execute(
    "UPDATE delivery SET state = 'SUPPRESSED', due_at = NULL, finished_at = ? WHERE company_id = ? AND destination_id = ? AND due_at IS NOT NULL", [at, companyId, destinationId]);

/** Suppress the waiting deliveries of a connection's destinations when it is paused or removed. */
export const suppressWaitingOf = (transaction: Transaction, companyId: number, { connectionId, at }: { connectionId: string; at: Instant }): Promise<number> =>
  transaction.execute(
    "UPDATE delivery SET state = 'SUPPRESSED', due_at = NULL, finished_at = ? WHERE company_id = ? AND connection_id = ? AND state = 'WAITING' AND due_at IS NOT NULL", [at, companyId, connectionId]);

/** The number of a connection's deliveries in each state, from an id on (ids begin with their time). */
export const countStates = (reader: Reader, companyId: number, { connectionId, fromId }: { connectionId: string; fromId: string }): Promise<{ state: DeliveryState; total: number }[]> =>
  reader.query('SELECT state, COUNT(*) AS total FROM delivery WHERE company_id = ? AND connection_id = ? AND id >= ? GROUP BY state', [companyId, connectionId, fromId]);

/** Ids of a company's oldest deliveries before an id. */
export async function oldDeliveries(reader: Reader, companyId: number, { before, most }: { readonly before: string; readonly most: number }): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(`SELECT id FROM delivery WHERE company_id = ? AND id < ? ORDER BY id ${atMost(most)}`, [companyId, before]);
  return rows.map(({ id }) => id);
}

/** Remove deliveries of a company with their attempts; returns how many were removed. */
export async function deleteDeliveries(transaction: Transaction, companyId: number, ids: readonly string[]): Promise<number> {
  await transaction.execute(`DELETE FROM delivery_attempt WHERE company_id = ? AND delivery_id IN (${places(ids.length)})`, [companyId, ...ids]);
  return transaction.execute(`DELETE FROM delivery WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
}

/** A delivery from its row. */
export const toDelivery = (row: DeliveryRow): Delivery => ({
  companyId: row.company_id, id: row.id, destinationId: row.destination_id, connectionId: row.connection_id, eventId: row.event_id, type: row.type, body: row.body, state: row.state,
  attempts: row.attempts, roundStart: row.round_start, dueAt: row.due_at, createdAt: row.created_at, finishedAt: row.finished_at,
});
