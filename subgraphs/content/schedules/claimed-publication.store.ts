import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { SCHEDULED_ROW, type ScheduledRow } from './scheduled-publication.table.js';
import { toScheduled } from './scheduled-publication.store.js';
import type { ScheduledPublication } from './scheduled-publication.js';

/** One that is due. */
export interface DuePublication {
  readonly companyId: number;
  readonly id: string;
}

/** What is due of all companies, what waits longest first. */
export const findDuePublications = (reader: Reader, { now, most }: { readonly now: Instant; readonly most: number }): Promise<DuePublication[]> =>
  reader.query(`SELECT company_id AS companyId, id FROM scheduled_publication WHERE due_at <= ? ORDER BY due_at, company_id, id ${atMost(most)}`, [now]);

/** Since when what waits longest has been due, of all companies; null where nothing is. */
export async function oldestDuePublication(reader: Reader, now: Instant): Promise<Instant | null> {
  const [row] = await reader.query<{ oldest: Instant | null }>('SELECT MIN(due_at) AS oldest FROM scheduled_publication WHERE due_at <= ?', [now]);
  return row?.oldest ?? null;
}

/** The same of one company. */
export const findDueOfCompany = (reader: Reader, companyId: number, { now, most }: { readonly now: Instant; readonly most: number }): Promise<DuePublication[]> =>
  reader.query(`SELECT company_id AS companyId, id FROM scheduled_publication WHERE company_id = ? AND due_at <= ? ORDER BY due_at, id ${atMost(most)}`, [companyId, now]);

interface Lease {
  readonly ids: readonly string[];
  readonly token: string;
  readonly now: Instant;
  readonly end: Instant;
}

/** Claim those that are still due until a lease ends, and count the attempt, so that one that ends its process is given up too; answers them by time. */
export async function claimPublications(transaction: Transaction, companyId: number, { ids, token, now, end }: Lease): Promise<ScheduledPublication[]> {
  const list = places(ids.length);
  const claimed = await transaction.execute(`UPDATE scheduled_publication SET claim_token = ?, due_at = ?, attempts = attempts + 1 WHERE company_id = ? AND id IN (${list}) AND due_at <= ?`, [token, end, companyId, ...ids, now]);
  if (claimed === 0) return [];
  const rows = await transaction.query<ScheduledRow>(`SELECT ${SCHEDULED_ROW.names} FROM scheduled_publication WHERE company_id = ? AND id IN (${list}) AND claim_token = ? ORDER BY planned_at, id`, [companyId, ...ids, token]);
  return rows.map(toScheduled);
}

/** A claim on one. */
export interface PublicationClaim {
  readonly id: string;
  readonly token: string;
}

/** End one that is done in this transaction; answers whether the claim still held. */
export const endScheduled = async (transaction: Transaction, companyId: number, { id, token }: PublicationClaim): Promise<boolean> =>
  await transaction.execute('DELETE FROM scheduled_publication WHERE company_id = ? AND id = ? AND claim_token = ?', [companyId, id, token]) > 0;

/** Why an attempt failed, and when the next one is due; given up with none. */
export interface FailedAttempt {
  readonly reason: string;
  readonly dueAt: Instant | null;
}

/** Write down that an attempt failed, and end the claim on it; nothing where the claim holds no longer. */
export const storeFailedAttempt = (transaction: Transaction, companyId: number, { id, token, reason, dueAt }: FailedAttempt & PublicationClaim): Promise<number> =>
  transaction.execute('UPDATE scheduled_publication SET status = ?, reason = ?, due_at = ?, claim_token = NULL WHERE company_id = ? AND id = ? AND claim_token = ?',
    [dueAt === null ? 'FAILED' : 'PENDING', reason, dueAt, companyId, id, token]);

/** Give some up, whoever has claimed them. */
export const giveUpPublications = (transaction: Transaction, companyId: number, { ids, reason }: { readonly ids: readonly string[]; readonly reason: string }): Promise<number> =>
  transaction.execute(`UPDATE scheduled_publication SET status = 'FAILED', reason = ?, due_at = NULL, claim_token = NULL WHERE company_id = ? AND id IN (${places(ids.length)})`, [reason, companyId, ...ids]);
