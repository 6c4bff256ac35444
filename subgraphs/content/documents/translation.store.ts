import { Failure } from '#contract/failure.js';
import { DuplicateKey, WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { KIND_NAMES, type ContentDocument, type Translation } from './document.js';
import { NONE } from './document.store.js';
import { TRANSLATION, TRANSLATION_ROW, type TranslationRow } from './document.table.js';

const SELECT = `SELECT ${TRANSLATION_ROW.names} FROM translation WHERE company_id = ?`;

/** The translations of some documents, by locale, in one query; of a damaged one what is damaged is null, and named. */
export async function findTranslations(reader: Reader, companyId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Translation[]>> {
  const rows = await reader.query<TranslationRow>(`${SELECT} AND document_id IN (${places(ids.length)}) ORDER BY document_id, locale`, [companyId, ...ids]);
  const found = readableRows(reader, rows, {
    companyId, map: toTranslation, instead: { content: DAMAGED, seo: DAMAGED },
    nameOf: ({ document_id: id, locale, title }) => ({ table: 'translation', id: `${String(id)} ${locale}`, name: `The ${locale} text of ${title}` }),
  });
  return grouped(found, ({ documentId }) => documentId);
}

/** How long the drafts of documents are together, as they are stored; letters beyond ASCII count as one or more. */
export async function bytesOfDrafts(reader: Reader, companyId: number, ids: readonly number[]): Promise<number> {
  const [row] = await reader.query<{ readonly bytes: number | string | null }>(`SELECT SUM(LENGTH(content)) AS bytes FROM translation WHERE company_id = ? AND document_id IN (${places(ids.length)})`, [companyId, ...ids]);
  return Number(row?.bytes ?? 0);
}

/** Store a translation, new or changed: of a change the version must be one more than the stored one, else the write is restarted. A slug that a sibling has is ALREADY_EXISTS and says which. */
export async function writeTranslation(transaction: Transaction, companyId: number, { document, translation }: { readonly document: ContentDocument; readonly translation: Translation }): Promise<void> {
  const asTaken = async (error: unknown): Promise<never> => {
    throw error instanceof DuplicateKey ? await takenSlug(transaction, companyId, { document, translation }) : error;
  };
  const values = columns(document, translation);
  if (translation.version === 1) return transaction.insert(TRANSLATION, [{ company_id: companyId, document_id: document.id, locale: translation.locale, published_version: null, published_at: null, ...values }]).catch(asTaken);
  const found = await transaction.execute(
    `UPDATE translation SET ${Object.keys(values).map((column) => `${column} = ?`).join()} WHERE company_id = ? AND document_id = ? AND locale = ? AND version = ?`,
    [...Object.values(values), companyId, document.id, translation.locale, translation.version - 1]).catch(asTaken);
  if (found === 0) throw new WriteConflict('The translation changed meanwhile');
}

async function takenSlug(reader: Reader, companyId: number, { document: { id, kind, siteId, collectionId, parentId }, translation: { slug, locale } }: { readonly document: ContentDocument; readonly translation: Translation }): Promise<Error> {
  const [holder] = await reader.query<{ readonly document_id: number; readonly title: string }>(
    'SELECT document_id, title FROM translation WHERE company_id = ? AND site_id = ? AND collection_id = ? AND parent_id = ? AND locale = ? AND slug = ?',
    [companyId, siteId, collectionId ?? NONE, parentId ?? NONE, locale, slug]);
  if (!holder || holder.document_id === id) return new WriteConflict('The translation was stored meanwhile');
  const says = `The ${KIND_NAMES[kind]} ${String(holder.document_id)} has the slug ${slug} there in ${locale}`;
  return new Failure('ALREADY_EXISTS', says, { slug: ['is taken'], holder: String(holder.document_id), holderTitle: holder.title });
}

/** Note which version of a translation websites read. */
export const markPublished = (transaction: Transaction, companyId: number, { documentId, locale, publishedVersion, publishedAt }: Pick<Translation, 'documentId' | 'locale' | 'publishedAt' | 'publishedVersion'>): Promise<number> =>
  transaction.execute('UPDATE translation SET published_version = ?, published_at = ? WHERE company_id = ? AND document_id = ? AND locale = ?', [publishedVersion, publishedAt, companyId, documentId, locale]);

/** Note that documents are not published in a locale any more. */
export const markUnpublished = (transaction: Transaction, companyId: number, { ids, locale }: { readonly ids: readonly number[]; readonly locale: string }): Promise<number> =>
  transaction.execute(`UPDATE translation SET published_version = NULL, published_at = NULL WHERE company_id = ? AND locale = ? AND document_id IN (${places(ids.length)})`, [companyId, locale, ...ids]);

/** Whether a sibling of a document has a slug in a locale. */
export async function isSlugTaken(reader: Reader, companyId: number, { document: { id, siteId, collectionId, parentId }, locale, slug }: { readonly document: ContentDocument; readonly locale: string; readonly slug: string }): Promise<boolean> {
  const rows = await reader.query(
    'SELECT document_id FROM translation WHERE company_id = ? AND site_id = ? AND collection_id = ? AND parent_id = ? AND locale = ? AND slug = ? AND document_id <> ?',
    [companyId, siteId, collectionId ?? NONE, parentId ?? NONE, locale, slug, id]);
  return rows.length > 0;
}

/** The page below another, or at the root, whose draft has a slug in a locale. */
export async function findDraftAt(reader: Reader, companyId: number, { siteId, parentId, locale, slug }: { readonly siteId: number; readonly parentId: number | null; readonly locale: string; readonly slug: string }): Promise<number | undefined> {
  const [row] = await reader.query<{ readonly document_id: number }>(
    'SELECT document_id FROM translation WHERE company_id = ? AND site_id = ? AND collection_id = ? AND parent_id = ? AND locale = ? AND slug = ?', [companyId, siteId, NONE, parentId ?? NONE, locale, slug]);
  return row?.document_id;
}

/** Put a page's translations below another parent; a slug that a sibling there has is ALREADY_EXISTS. */
export async function moveTranslations(transaction: Transaction, companyId: number, { id, parentId }: Pick<ContentDocument, 'id' | 'parentId'>): Promise<void> {
  await transaction.execute('UPDATE translation SET parent_id = ? WHERE company_id = ? AND document_id = ?', [parentId ?? NONE, companyId, id]).catch((error: unknown) => {
    throw error instanceof DuplicateKey ? new Failure('ALREADY_EXISTS', 'A page there has the same slug; give one of them another first', { parentId: ['has a page with the same slug'] }, { cause: error }) : error;
  });
}

/** Take the slugs of documents away, so that others may have them: each is given another in the same transaction. */
export const vacateSlugs = (transaction: Transaction, companyId: number, ids: readonly number[]): Promise<number> =>
  transaction.execute(`UPDATE translation SET slug = CONCAT('~', document_id) WHERE company_id = ? AND document_id IN (${places(ids.length)})`, [companyId, ...ids]); // no slug begins so

/** Delete the translations of a document, or the one of a locale. */
export const deleteTranslations = (transaction: Transaction, companyId: number, { id, locale }: { readonly id: number; readonly locale?: string }): Promise<number> =>
  transaction.execute(`DELETE FROM translation WHERE company_id = ? AND document_id = ?${locale === undefined ? '' : ' AND locale = ?'}`, [companyId, id, ...locale === undefined ? [] : [locale]]);

/** What an edit writes: not what is published, which a publication at the same time writes. */
const columns = ({ siteId, collectionId, parentId }: ContentDocument, { title, slug, content, seo, version, updatedAt, updatedBy }: Translation) => ({
  site_id: siteId, collection_id: collectionId ?? NONE, parent_id: parentId ?? NONE, title, slug, content: stored(content), seo: stored(seo),
  version, updated_at: updatedAt, updated_by: updatedBy,
});

const stored = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

/** What is read instead of damaged JSON. It is never stored: null is NULL. */
const DAMAGED = 'null';

const damagedIn = (row: TranslationRow): Pick<Translation, 'damaged'> => {
  const damaged = (['content', 'seo'] as const).filter((column) => row[column] === DAMAGED);
  return damaged.length > 0 ? { damaged } : {};
};

const toTranslation = (row: TranslationRow, json: Stored): Translation => ({
  documentId: row.document_id, locale: row.locale, title: row.title, slug: row.slug,
  content: row.content === null ? null : json.value(row.content, 'content'), seo: row.seo === null ? null : json.value(row.seo, 'seo'),
  version: row.version, updatedAt: row.updated_at, updatedBy: row.updated_by, publishedVersion: row.published_version, publishedAt: row.published_at, ...damagedIn(row),
});
