import { shift, type Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { lockedRows } from '#subgraph-kit/locked-rows.js';
import { atMost, forUpdate, places } from '#subgraph-kit/statement.js';
import type { DocumentLock } from './document-lock.js';
import { DOCUMENT_LOCK, DOCUMENT_LOCK_ROW, type DocumentLockRow } from './document-lock.table.js';

/** The locks of some documents, ended ones included, in one query. */
export async function findLocks(reader: Reader, companyId: number, ids: readonly number[]): Promise<ReadonlyMap<number, DocumentLock[]>> {
  const rows = await reader.query<DocumentLockRow>(`SELECT ${DOCUMENT_LOCK_ROW.names} FROM document_lock WHERE company_id = ? AND document_id IN (${places(ids.length)})`, [companyId, ...ids]);
  return grouped(rows.map(toLock), ({ documentId }) => documentId);
}

/** The locks of a document, ended ones included; until the transaction ends nobody else gets one, or saves. */
export async function holdLocks(transaction: Transaction, companyId: number, documentId: number): Promise<DocumentLock[]> {
  const rows = await lockedRows<DocumentLockRow>(transaction, // the document's row is there where there is no lock yet
    `SELECT ${DOCUMENT_LOCK_ROW.of('l')} FROM document d LEFT JOIN document_lock l ON l.company_id = d.company_id AND l.document_id = d.id WHERE d.company_id = ? AND d.id = ?${forUpdate(transaction)}`, [companyId, documentId]);
  return rows.filter((row: { readonly holder: string | null }) => row.holder !== null).map(toLock);
}

/** Store a lock instead of the one there was. */
export const writeLock = (transaction: Transaction, companyId: number, { documentId, locale, holder, by, since, until, takenFrom }: DocumentLock): Promise<void> =>
  transaction.upsert(DOCUMENT_LOCK, [{ company_id: companyId, document_id: documentId, locale, holder, held_by: by, held_since: since, held_until: until, taken_from: takenFrom }]);

/** Remove the locks of a document, or the one of a locale. */
export const deleteLocks = (transaction: Transaction, companyId: number, { documentId, locale }: { readonly documentId: number; readonly locale?: string }): Promise<number> =>
  transaction.execute(`DELETE FROM document_lock WHERE company_id = ? AND document_id = ?${locale === undefined ? '' : ' AND locale = ?'}`, [companyId, documentId, ...locale === undefined ? [] : [locale]]);

const [DAY, MOST_FORGOTTEN] = [86_400_000, 20] as const;

/** Remove some of the locks that ended a day ago: more than a lock that is given adds. */
export async function forgetEnded(transaction: Transaction, companyId: number, now: Instant): Promise<void> {
  const ended = await transaction.query<DocumentLockRow>(`SELECT ${DOCUMENT_LOCK_ROW.names} FROM document_lock WHERE company_id = ? AND held_until < ? ${atMost(MOST_FORGOTTEN)}`, [companyId, shift(now, -DAY)]);
  for (const { document_id: documentId, locale, held_until: until } of ended) await transaction.execute('DELETE FROM document_lock WHERE company_id = ? AND document_id = ? AND locale = ? AND held_until = ?', [companyId, documentId, locale, until]);
}

/** A row as a lock. */
export const toLock = (row: DocumentLockRow): DocumentLock => ({
  documentId: row.document_id, locale: row.locale, holder: row.holder, by: row.held_by, since: row.held_since, until: row.held_until, takenFrom: row.taken_from,
});
