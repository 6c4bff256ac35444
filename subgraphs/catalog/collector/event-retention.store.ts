import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { EVENT_RETENTION } from './event-retention.table.js';
import type { EventKind } from '#contract/shopper-event.js';
import type { ChosenDays } from './event-retention.js';

interface Kept extends ChosenDays {
  readonly purgedUntil: Instant | null;
}

/** What a company chose for kinds of events, and until when those were deleted. */
export const findRetention = (reader: Reader, companyId: number): Promise<Kept[]> =>
  reader.query<Kept>('SELECT kind, days, purged_until AS purgedUntil FROM event_retention WHERE company_id = ?', [companyId]);

/** Store for how long a company keeps events of some kinds; null for as long as usual. What was deleted stays so. */
export const saveRetention = (transaction: Transaction, companyId: number, kinds: readonly ChosenDays[]): Promise<void> =>
  transaction.upsert(EVENT_RETENTION, kinds.map(({ kind, days }) => ({ company_id: companyId, kind, days, purged_until: null })), ['days']);

/** Note until when events of a kind are deleted. */
export const savePurged = (transaction: Transaction, companyId: number, { kind, until }: { readonly kind: EventKind; readonly until: Instant }): Promise<void> =>
  transaction.upsert(EVENT_RETENTION, [{ company_id: companyId, kind, days: null, purged_until: until }], ['purged_until']);

interface Aged {
  readonly kind: EventKind;
  /** Older ones were deleted before. */
  readonly from: Instant;
  readonly before: Instant;
  readonly most: number;
}

/** Events of a kind whose time is over. */
export async function findAged(reader: Reader, companyId: number, { kind, from, before, most }: Aged): Promise<string[]> {
  const rows = await reader.query<{ readonly uid: string }>(`SELECT uid FROM shopper_event WHERE company_id = ? AND at >= ? AND at < ? AND kind = ? ORDER BY at, uid ${atMost(most)}`, [companyId, from, before, kind]);
  return rows.map(({ uid }) => uid);
}

/** Delete events; figures keep what they counted. */
export const deleteEvents = (transaction: Transaction, companyId: number, uids: readonly string[]): Promise<number> =>
  transaction.execute(`DELETE FROM shopper_event WHERE company_id = ? AND uid IN (${places(uids.length)})`, [companyId, ...uids]);

/** Visitors who were last seen before a time. */
export async function findUnseen(reader: Reader, companyId: number, { before, most }: Pick<Aged, 'before' | 'most'>): Promise<string[]> {
  const rows = await reader.query<{ readonly id: string }>(`SELECT id FROM visitor WHERE company_id = ? AND last_seen_at < ? ORDER BY last_seen_at, id ${atMost(most)}`, [companyId, before]);
  return rows.map(({ id }) => id);
}

/** The companies that have visitors; a read of the index for each. */
export async function companiesWithVisitors(reader: Reader): Promise<number[]> {
  const companies: number[] = [];
  for (;;) {
    const [row] = await reader.query<{ readonly id: number | null }>('SELECT MIN(company_id) AS id FROM visitor WHERE company_id > ?', [companies.at(-1) ?? -1]);
    if (row?.id == null) return companies;
    companies.push(row.id);
  }
}
