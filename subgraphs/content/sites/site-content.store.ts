import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { lockedRows } from '#subgraph-kit/locked-rows.js';
import { atMost, forUpdate, places } from '#subgraph-kit/statement.js';
import { DOCUMENT_LOCK_ROW, type DocumentLockRow } from '../locks/document-lock.table.js';
import type { DocumentLock } from '../locks/document-lock.js';
import { toLock } from '../locks/document-lock.store.js';

/** The numbers of some pages and entries of a site. */
export async function findSomeOfSite(reader: Reader, companyId: number, { siteId, most }: { readonly siteId: number; readonly most: number }): Promise<number[]> {
  const rows = await reader.query<{ readonly id: number }>(`SELECT id FROM document WHERE company_id = ? AND site_id = ? ${atMost(most)}`, [companyId, siteId]);
  return rows.map(({ id }) => id);
}

/** How many pages and entries of a site are published in some locale. */
export async function countPublishedOf(reader: Reader, companyId: number, siteId: number): Promise<number> {
  const [row] = await reader.query<{ readonly number: number }>('SELECT COUNT(DISTINCT document_id) AS number FROM published WHERE company_id = ? AND site_id = ?', [companyId, siteId]);
  return row?.number ?? 0;
}

/** A lock on something of a site that somebody else holds. */
export async function findHeldOfSite(reader: Reader, companyId: number, { siteId, holder, now }: { readonly siteId: number; readonly holder: string; readonly now: Instant }): Promise<DocumentLock | undefined> {
  const rows = await reader.query<DocumentLockRow>(
    `SELECT ${DOCUMENT_LOCK_ROW.of('l')} FROM document_lock l JOIN document d ON d.company_id = l.company_id AND d.id = l.document_id WHERE l.company_id = ? AND l.held_until > ? AND l.holder <> ? AND d.site_id = ? ${atMost(1)}`,
    [companyId, now, holder, siteId]);
  return rows.map(toLock)[0];
}

/** What belongs to a page or an entry, by its number. */
const OF_DOCUMENTS = ['content_reference', 'document_lock', 'scheduled_publication', 'redirect', 'published', 'translation_version', 'translation'] as const;

/** Delete pages and entries with all that belongs to them; answers how many there were. */
export async function deleteDocuments(transaction: Transaction, companyId: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [list, given] = [places(ids.length), [companyId, ...ids]];
  await lockedRows(transaction, `SELECT id FROM document WHERE company_id = ? AND id IN (${list})${forUpdate(transaction)}`, given); // first, as who saves a draft does
  const found = await transaction.query<{ readonly record: string }>(`SELECT record FROM draft_text WHERE company_id = ? AND document_id IN (${list})`, given);
  const records = found.map(({ record }) => record);
  for (const table of records.length === 0 ? [] : ['draft_token', 'draft_text']) await transaction.execute(`DELETE FROM ${table} WHERE company_id = ? AND record IN (${places(records.length)})`, [companyId, ...records]);
  for (const table of OF_DOCUMENTS) await transaction.execute(`DELETE FROM ${table} WHERE company_id = ? AND document_id IN (${list})`, given);
  return transaction.execute(`DELETE FROM document WHERE company_id = ? AND id IN (${list})`, given);
}

/** What belongs to a site itself. */
const OF_SITE = ['menu', 'served_menu', 'redirect', 'template', 'collection'] as const;

/** Delete a site that has no pages and entries any more. */
export async function deleteSiteRows(transaction: Transaction, companyId: number, siteId: number): Promise<void> {
  for (const table of OF_SITE) await transaction.execute(`DELETE FROM ${table} WHERE company_id = ? AND site_id = ?`, [companyId, siteId]);
  await transaction.execute('DELETE FROM site WHERE company_id = ? AND id = ?', [companyId, siteId]);
}
