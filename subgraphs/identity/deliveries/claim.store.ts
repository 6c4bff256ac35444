import type { Instant } from '#kernel/clock.js';
import { STANDARD_PROFILE } from '#contract/delivery-profile.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { lockedRows } from '#subgraph-kit/locked-rows.js';
import { atMost, forUpdate, ONE_IF_CLAIMED, places } from '#subgraph-kit/statement.js';
import type { Delivery } from './delivery.js';
import { toDelivery } from './delivery.store.js';
import { DELIVERY_ROW, HELD_DELIVERY_ROW, type DeliveryRow, type HeldDeliveryRow } from './delivery.table.js';

/** A destination with due deliveries. */
export interface DueDestination {
  readonly companyId: number;
  readonly destinationId: string;
}

const OLDEST = '(SELECT MIN(d.due_at) FROM delivery d WHERE d.company_id = t.company_id AND d.destination_id = t.id AND d.due_at <= ?) AS oldest';

/**
 * Destinations of some profiles with due deliveries, the longest waiting first: one index lookup for each, however many deliveries wait.
 * Every connection counts as one; whether its own webhook can be sent to is checked when its deliveries are claimed.
 */
export async function dueDestinations(reader: Reader, { now, profiles }: { now: Instant; profiles: readonly string[] }): Promise<DueDestination[]> {
  if (profiles.length === 0) return [];
  const rows = await reader.query<{ company_id: number; id: string; oldest: Instant | null }>(
    `SELECT t.company_id, t.id, ${OLDEST} FROM connection t WHERE ? IN (${places(profiles.length)})
     UNION ALL SELECT t.company_id, t.id, ${OLDEST} FROM destination t WHERE t.profile IN (${places(profiles.length)}) ORDER BY oldest`, [now, STANDARD_PROFILE, ...profiles, now, ...profiles]);
  return rows.flatMap(({ company_id: companyId, id: destinationId, oldest }) => (oldest === null ? [] : [{ companyId, destinationId }]));
}

/** Since when the longest waiting delivery is due, of all destinations: one index lookup for each. */
export async function oldestDueDelivery(reader: Reader, now: Instant): Promise<Instant | null> {
  const [row] = await reader.query<{ oldest: Instant | null }>(
    `SELECT MIN(oldest) AS oldest FROM (SELECT ${OLDEST} FROM connection t UNION ALL SELECT ${OLDEST} FROM destination t) AS waiting`, [now, now]);
  return row?.oldest ?? null;
}

/** A destination's due deliveries, oldest first. */
export async function dueDeliveries(reader: Reader, { companyId, destinationId }: DueDestination, { now, most }: { now: Instant; most: number }): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    `SELECT id FROM delivery WHERE company_id = ? AND destination_id = ? AND due_at <= ? ORDER BY due_at, id ${atMost(most)}`, [companyId, destinationId, now]);
  return rows.map(({ id }) => id);
}

interface Lease {
  readonly ids: readonly string[];
  readonly token: string;
  readonly now: Instant;
  readonly end: Instant;
}

/** A claimed delivery with the token of its claim. */
export interface ClaimedDelivery extends Delivery {
  readonly token: string;
  /** When the previous claim expired without a result, because its sender stopped; null where there was none. */
  readonly lostAt: Instant | null;
}

/**
 * Claim those of a company's deliveries that are still due, and return them: another sender may have been first. A claim that expired without a result
 * counts as an attempt, since its sender may have sent the webhook; the retry schedule does not count it.
 */
export async function claimDue(transaction: Transaction, companyId: number, { ids, token, now, end }: Lease): Promise<ClaimedDelivery[]> {
  const among = `company_id = ? AND id IN (${places(ids.length)})`;
  const lost = await lostClaims(transaction, companyId, { ids, now });
  const claimed = await transaction.execute(
    `UPDATE delivery SET attempts = attempts + ${ONE_IF_CLAIMED}, round_start = round_start + ${ONE_IF_CLAIMED}, claim_token = ?, due_at = ? WHERE ${among} AND due_at <= ?`, [token, end, companyId, ...ids, now]);
  if (claimed === 0) return [];
  const rows = await transaction.query<DeliveryRow>(`SELECT ${DELIVERY_ROW.names} FROM delivery WHERE ${among} AND claim_token = ?`, [companyId, ...ids, token]);
  return rows.map((row) => ({ ...toDelivery(row), token, lostAt: lost.get(row.id) ?? null }));
}

/** When unfinished claims expired, by delivery; the rows are locked until this transaction ends. */
async function lostClaims(transaction: Transaction, companyId: number, { ids, now }: Pick<Lease, 'ids' | 'now'>): Promise<ReadonlyMap<string, Instant>> {
  const rows = await lockedRows<{ id: string; due_at: Instant }>(transaction,
    `SELECT id, due_at FROM delivery WHERE company_id = ? AND id IN (${places(ids.length)}) AND due_at <= ? AND claim_token IS NOT NULL${forUpdate(transaction)}`, [companyId, ...ids, now]);
  return new Map(rows.map(({ id, due_at: end }) => [id, end]));
}

/** Release the claims of deliveries that are not sent after all. */
export const releaseClaims = async (transaction: Transaction, companyId: number, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await transaction.execute(`UPDATE delivery SET claim_token = NULL WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
};

/** The fields of a claimed delivery that storing its attempt needs. */
export type HeldDelivery = Omit<ClaimedDelivery, 'body' | 'dueAt' | 'createdAt' | 'lostAt'>;

/** Those of a company's deliveries that a sender has claimed. */
export async function heldDeliveries(reader: Reader, companyId: number, ids: readonly string[]): Promise<HeldDelivery[]> {
  const rows = await reader.query<HeldDeliveryRow>(
    `SELECT ${HELD_DELIVERY_ROW.names} FROM delivery
     WHERE company_id = ? AND id IN (${places(ids.length)}) AND claim_token IS NOT NULL`, [companyId, ...ids]);
  return rows.flatMap(({ claim_token: token, ...row }) => (token === null ? [] : [{
    token, companyId: row.company_id, id: row.id, destinationId: row.destination_id, connectionId: row.connection_id, eventId: row.event_id, type: row.type,
    state: row.state, attempts: row.attempts, roundStart: row.round_start, finishedAt: row.finished_at,
  }]));
}

/** A claimed delivery after its attempt. */
export type EndedDelivery = HeldDelivery & Pick<Delivery, 'dueAt'>;

/** Store claimed deliveries of a company after their attempts, all delivered ones in one statement, and end their claims. */
export async function endClaims(transaction: Transaction, companyId: number, ended: readonly EndedDelivery[]): Promise<void> {
  const arrived = ended.filter(({ state }) => state === 'DELIVERED');
  const [{ finishedAt } = { finishedAt: null }] = arrived;
  if (arrived.length > 0) {
    const [ids, tokens] = [arrived.map(({ id }) => id), [...new Set(arrived.map(({ token }) => token))]];
    await transaction.execute(
      `UPDATE delivery SET state = 'DELIVERED', attempts = attempts + 1, due_at = NULL, finished_at = ?, claim_token = NULL
       WHERE company_id = ? AND id IN (${places(ids.length)}) AND claim_token IN (${places(tokens.length)})`, [finishedAt, companyId, ...ids, ...tokens]);
  }
  for (const { id, token, state, attempts, dueAt, finishedAt: at } of ended.filter((one) => one.state !== 'DELIVERED')) {
    await transaction.execute(
      'UPDATE delivery SET state = ?, attempts = ?, due_at = ?, finished_at = ?, claim_token = NULL WHERE company_id = ? AND id = ? AND claim_token = ?',
      [state, attempts, dueAt, at, companyId, id, token]);
  }
}
