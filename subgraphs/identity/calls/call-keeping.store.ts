import type { Instant } from '#kernel/clock.js';
import type { Filled, SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { CALL_SWEEP, CALL_USAGE, RUNNING_ROW } from './call.table.js';

/** A range of a company's log by ids: `from` inclusive, `before` exclusive. */
export interface IdRange {
  readonly from: string;
  readonly before: string;
}

/** Ids of a company's oldest calls before an id. */
export async function oldCalls(reader: Reader, companyId: number, { before, limit }: { before: string; limit: number }): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(`SELECT id FROM calls WHERE company_id = ? AND id < ? ORDER BY id ${atMost(limit)}`, [companyId, before]);
  return rows.map(({ id }) => id);
}

/** The oldest id in a company's log. */
export const oldestCall = async (reader: Reader, companyId: number): Promise<string | undefined> =>
  (await reader.query<{ id: string }>('SELECT id FROM calls WHERE company_id = ? ORDER BY id LIMIT 1', [companyId]))[0]?.id;

/** Ids of calls in a range that are not idempotency records: they hold no key, or one claimed before `since`. */
export async function unboundCalls(reader: Reader, companyId: number, { from, before, since, limit }: IdRange & { since: Instant; limit: number }): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    `SELECT id FROM calls WHERE company_id = ? AND id >= ? AND id < ? AND (idempotency_key IS NULL OR started_at <= ?) ORDER BY id ${atMost(limit)}`, [companyId, from, before, since]);
  return rows.map(({ id }) => id);
}

/** Remove calls from the log. */
export const deleteCalls = (transaction: Transaction, companyId: number, ids: readonly string[]): Promise<number> =>
  transaction.execute(`DELETE FROM calls WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);

/** The names of the bodies of calls in a range. */
export async function bodiesOfCalls(reader: Reader, companyId: number, { from, before }: IdRange): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ request_body: string | null; answer_body: string | null }>(
    'SELECT request_body, answer_body FROM calls WHERE company_id = ? AND id >= ? AND id < ?', [companyId, from, before]);
  return new Set(rows.flatMap(({ request_body: request, answer_body: answer }) => [request, answer].filter((name) => name !== null)));
}

const ROW_BYTES = 700; // estimated bytes of a call besides its texts, in the table and its indexes

/** The bytes of the calls in a range. */
export async function callBytes(reader: Reader, companyId: number, { from, before }: IdRange): Promise<number> {
  const [row] = await reader.query<{ bytes: number | null }>(
    `SELECT SUM(OCTET_LENGTH(path) + OCTET_LENGTH(request_headers) + COALESCE(OCTET_LENGTH(answer_headers), 0) + ${String(ROW_BYTES)}) AS bytes
     FROM calls WHERE company_id = ? AND id >= ? AND id < ?`, [companyId, from, before]);
  return row?.bytes ?? 0;
}

/** A row of {@link RUNNING_ROW}. */
export type RunningRow = Filled<SelectedRow<typeof RUNNING_ROW>, 'lease_end'>;

/** Calls in a range that have no response yet. */
export const runningCalls = (reader: Reader, companyId: number, { from, before, limit }: IdRange & { limit: number }): Promise<RunningRow[]> =>
  reader.query(`SELECT ${RUNNING_ROW.names} FROM calls WHERE company_id = ? AND id >= ? AND id < ? AND state = 'RUNNING' ORDER BY id ${atMost(limit)}`, [companyId, from, before]);

/** Mark running calls as abandoned. */
export const abandonCalls = (transaction: Transaction, companyId: number, ids: readonly string[]): Promise<number> =>
  transaction.execute(`UPDATE calls SET state = 'ABANDONED' WHERE company_id = ? AND state = 'RUNNING' AND id IN (${places(ids.length)})`, [companyId, ...ids]);

/** The id before which no call is running any more, by company. */
export async function sweepPositions(reader: Reader): Promise<ReadonlyMap<number, string>> {
  const rows = await reader.query<{ company_id: number; swept_to: string }>('SELECT company_id, swept_to FROM call_sweep');
  return new Map(rows.map(({ company_id: companyId, swept_to: to }) => [companyId, to]));
}

/** Store the id before which no call is running any more, by company. */
export const storeSweepPositions = (transaction: Transaction, settled: ReadonlyMap<number, string>): Promise<void> =>
  transaction.upsert(CALL_SWEEP, [...settled].map(([companyId, to]) => ({ company_id: companyId, swept_to: to })));

/** An hour of a company's log. */
export interface UsedHour {
  /** `2026-03-10T08` */
  readonly hour: string;
  readonly bytes: number;
}

/** The size of each hour of a company's log, oldest first. */
export const usedHours = (reader: Reader, companyId: number): Promise<UsedHour[]> =>
  reader.query('SELECT hour, bytes FROM call_usage WHERE company_id = ? ORDER BY hour', [companyId]);

/** Store the sizes of hours of a company's log. */
export const storeUsage = (transaction: Transaction, companyId: number, hours: readonly UsedHour[]): Promise<void> =>
  transaction.upsert(CALL_USAGE, hours.map(({ hour, bytes }) => ({ company_id: companyId, hour, bytes })));

/** Delete the stored sizes of the hours before one. */
export const deleteHours = (transaction: Transaction, companyId: number, before: string): Promise<number> =>
  transaction.execute('DELETE FROM call_usage WHERE company_id = ? AND hour < ?', [companyId, before]);

/** Delete the stored sizes of empty hours before one. */
export const deleteEmptyHours = (transaction: Transaction, companyId: number, before: string): Promise<number> =>
  transaction.execute('DELETE FROM call_usage WHERE company_id = ? AND hour < ? AND bytes = 0', [companyId, before]);
