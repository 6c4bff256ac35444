import type { Instant } from '#kernel/clock.js';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { codeSpellings } from './code-spellings.js';
import type { TrackingEvent } from './event.js';
import { inferStatus } from './infer-status.js';
import { UNMAPPED_CODE } from './tracking-event.table.js';

/** A code of a carrier that its connection's status map does not know. */
export interface UnmappedCode {
  readonly code: string;
  /** How many events had it. */
  readonly seen: number;
  /** Of the last of them. */
  readonly description: string;
  /** What that description says. */
  readonly suggestedStatus: TrackingStatus | null;
  readonly lastSeenAt: Instant;
}

/** How many codes are kept of a connection: a carrier has some tens, and codes can be made up. */
const MOST_CODES = 500;

/** Count the codes of new events that no map knows. */
export async function countUnmappedCodes(transaction: Transaction, companyId: number, { connectionId, events, at }: { connectionId: string; events: readonly TrackingEvent[]; at: Instant }): Promise<void> {
  const counted = new Map<string, { company_id: number; connection_id: string; code: string; seen: number; description: string; status: TrackingStatus | null; last_seen_at: Instant }>();
  for (const { isUnmapped, code, description, status } of events) {
    if (!isUnmapped || code === null) continue;
    counted.set(code, { company_id: companyId, connection_id: connectionId, code, seen: (counted.get(code)?.seen ?? 0) + 1, description, status, last_seen_at: at });
  }
  if (counted.size === 0) return;
  const known = new Set((await transaction.query<{ code: string }>(`SELECT code FROM unmapped_code WHERE company_id = ? AND connection_id = ? ${atMost(MOST_CODES)}`, [companyId, connectionId])).map(({ code }) => code));
  const [rows, room] = [[...counted.values()], MOST_CODES - known.size];
  const others = rows.filter(({ code }) => !known.has(code)).slice(0, room);
  await transaction.accumulate(UNMAPPED_CODE, ['seen'], [...rows.filter(({ code }) => known.has(code)), ...others]);
}

/** The codes of a connection that no map knows, those with the most events first. */
export async function findUnmappedCodes(reader: Reader, companyId: number, connectionId: string): Promise<UnmappedCode[]> {
  const rows = await reader.query<{ code: string; seen: number; description: string; status: TrackingStatus | null; last_seen_at: Instant }>(
    `SELECT code, seen, description, status, last_seen_at FROM unmapped_code WHERE company_id = ? AND connection_id = ? ORDER BY seen DESC, code ${atMost(MOST_CODES)}`, [companyId, connectionId]);
  return rows.map(({ status, last_seen_at: lastSeenAt, ...same }) => ({ ...same, suggestedStatus: status, lastSeenAt }));
}

/** List codes in lower case again that have lost their meaning, with what is kept of their events. */
export async function countAgain(transaction: Transaction, companyId: number, { connectionId, codes }: { connectionId: string; codes: readonly string[] }): Promise<void> {
  if (codes.length === 0) return;
  const spellings = codes.flatMap(codeSpellings);
  const rows = await transaction.query<{ code: string; seen: number | string; last_seen_at: Instant }>(
    `SELECT code, COUNT(*) AS seen, MAX(received_at) AS last_seen_at FROM tracking_event WHERE company_id = ? AND connection_id = ? AND LOWER(code) IN (${places(spellings.length)}) GROUP BY code`, [companyId, connectionId, ...spellings]);
  for (const { code, seen, last_seen_at } of rows) {
    const [last] = await transaction.query<{ description: string }>(`SELECT description FROM tracking_event WHERE company_id = ? AND connection_id = ? AND code = ? ORDER BY received_at DESC, place DESC ${atMost(1)}`, [companyId, connectionId, code]);
    const description = last?.description ?? '';
    await transaction.upsert(UNMAPPED_CODE, [{ company_id: companyId, connection_id: connectionId, code, seen: Number(seen), description, status: inferStatus(description), last_seen_at }]);
  }
}

/** Forget codes that have a meaning now. */
export const deleteUnmappedCodes = (transaction: Transaction, companyId: number, { connectionId, codes }: { connectionId: string; codes: readonly string[] }): Promise<number> => {
  const spellings = codes.flatMap(codeSpellings);
  return transaction.execute(`DELETE FROM unmapped_code WHERE company_id = ? AND connection_id = ? AND LOWER(code) IN (${places(spellings.length)})`, [companyId, connectionId, ...spellings]);
};
