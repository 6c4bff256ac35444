import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { SCHEDULED_PUBLICATION, SCHEDULED_ROW, type ScheduledRow } from './scheduled-publication.table.js';
import type { ScheduledPublication, ScheduledStatus } from './scheduled-publication.js';

const SELECT = `SELECT ${SCHEDULED_ROW.names} FROM scheduled_publication WHERE company_id = ?`;

/** What is scheduled of some documents, by time, in one query. */
export async function findScheduledOf(reader: Reader, companyId: number, documentIds: readonly number[]): Promise<ScheduledPublication[]> {
  return (await reader.query<ScheduledRow>(`${SELECT} AND document_id IN (${places(documentIds.length)}) ORDER BY planned_at, id`, [companyId, ...documentIds])).map(toScheduled);
}

/** What of a site's schedule is listed. */
export interface ScheduledAsked {
  readonly siteId: number;
  readonly status?: ScheduledStatus | null | undefined;
}

/** A page of what is scheduled of a site, by time; a site has at most 1,000. */
export async function findScheduledOn(reader: Reader, companyId: number, { siteId, status, keys }: ScheduledAsked & { readonly keys: Keyset }): Promise<ScheduledPublication[]> {
  const [ofStatus, own] = status == null ? ['', []] : [' AND status = ?', [status]];
  return (await reader.query<ScheduledRow>(`${SELECT} AND site_id = ?${ofStatus}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, siteId, ...own, ...keys.parameters])).map(toScheduled);
}

/** How much is scheduled of a site. */
export async function countScheduledOn(reader: Reader, companyId: number, siteId: number): Promise<number> {
  const [row] = await reader.query<{ readonly number: number }>('SELECT COUNT(*) AS number FROM scheduled_publication WHERE company_id = ? AND site_id = ?', [companyId, siteId]);
  return row?.number ?? 0;
}

/** One by its id. */
export async function findScheduled(reader: Reader, companyId: number, id: string): Promise<ScheduledPublication | undefined> {
  return (await reader.query<ScheduledRow>(`${SELECT} AND id = ?`, [companyId, id])).map(toScheduled)[0];
}

/** Store a new one, due at its time. */
export const insertScheduled = (transaction: Transaction, companyId: number, one: ScheduledPublication): Promise<void> =>
  transaction.insert(SCHEDULED_PUBLICATION, [{
    company_id: companyId, id: one.id, site_id: one.siteId, kind: one.kind, document_id: one.documentId, action: one.action, locales: one.locales?.join(' ') ?? null,
    with_descendants: one.withDescendants ? 1 : 0, planned_at: one.at, status: one.status, attempts: one.attempts, due_at: one.nextAttemptAt, created_at: one.createdAt, created_by: one.createdBy,
  }]);

/** Delete one; answers whether it was there. */
export const deleteScheduled = async (transaction: Transaction, companyId: number, id: string): Promise<boolean> =>
  await transaction.execute('DELETE FROM scheduled_publication WHERE company_id = ? AND id = ?', [companyId, id]) > 0;

/** Delete what is scheduled of a document. */
export const deleteScheduledOf = (transaction: Transaction, companyId: number, documentId: number): Promise<number> =>
  transaction.execute('DELETE FROM scheduled_publication WHERE company_id = ? AND document_id = ?', [companyId, documentId]);

/** A row as a record. */
export const toScheduled = (row: ScheduledRow): ScheduledPublication => ({
  id: row.id, siteId: row.site_id, kind: row.kind, documentId: row.document_id, action: row.action, locales: row.locales?.split(' ') ?? null, withDescendants: row.with_descendants === 1,
  at: row.planned_at, status: row.status, attempts: row.attempts, nextAttemptAt: row.due_at, reason: row.reason, createdAt: row.created_at, createdBy: row.created_by,
});
