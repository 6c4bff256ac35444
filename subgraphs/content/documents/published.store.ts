import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { DuplicateKey } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { byId } from '#subgraph-kit/grouped.js';
import { readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Shape } from '#subgraph-kit/stored-json.js';
import type { DocumentKind, Published } from './document.js';
import { NONE } from './document.store.js';
import { PUBLISHED, PUBLISHED_ROW, type PublishedRow } from './document.table.js';
import { lengthOf, rangeBelow } from './path.js';

/** A site in a locale. */
export interface SiteLocale {
  readonly siteId: number;
  readonly locale: string;
}

const SELECT = `SELECT ${PUBLISHED_ROW.names} FROM published WHERE company_id = ?`;

/** What is published of a document, in every locale. */
export async function findPublishedOf(reader: Reader, companyId: number, documentId: number): Promise<Published[]> {
  return (await reader.query<PublishedRow>(`${SELECT} AND document_id = ? ORDER BY locale`, [companyId, documentId])).map(toPublished);
}

/** What websites read of a document, with its content and what search engines are told as values. */
export interface ReadPublished extends Published {
  readonly values: { readonly content: unknown; readonly seo: unknown };
}

/** What is published of some documents, in every locale, in one query; what is damaged is left out. */
export async function findPublishedOfAll(reader: Reader, companyId: number, ids: readonly number[]): Promise<ReadPublished[]> {
  return readableRows(reader, await reader.query<PublishedRow>(`${SELECT} AND document_id IN (${places(ids.length)}) ORDER BY document_id, locale`, [companyId, ...ids]), publishedMapping(companyId));
}

const OBJECT_OR_NULL = ['object', 'null'] as const;

/** What blocks of pages and fields of entries may be (document 3, Resources, J). */
const CONTENT_SHAPES = { PAGE: ['list', ...OBJECT_OR_NULL], ENTRY: OBJECT_OR_NULL } as const satisfies Record<DocumentKind, readonly Shape[]>;

/** How published rows are read where a damaged one must not go on as it is: answers have their texts as they are stored. */
export const publishedMapping = (companyId: number): Mapping<PublishedRow, ReadPublished> => ({
  companyId,
  map(row, stored) {
    stored.tag(row.etag, 'etag');
    stored.instant(row.modified_at, 'modified_at');
    return { ...toPublished(row), values: { content: stored.shaped(row.content, CONTENT_SHAPES[row.kind], 'content'), seo: stored.shaped(row.seo, OBJECT_OR_NULL, 'seo') } };
  },
  nameOf: ({ document_id: id, locale, title }) => ({ table: 'published', id: `${String(id)} ${locale}`, name: `The published ${locale} text of ${title}` }),
});

/** Replace the content of what websites read at a path. */
export const rewritePublished = (transaction: Transaction, companyId: number, { siteId, locale, documentId, content, etag, modifiedAt }: Published): Promise<number> =>
  transaction.execute('UPDATE published SET content = ?, etag = ?, modified_at = ? WHERE company_id = ? AND site_id = ? AND locale = ? AND document_id = ?', [content, etag, modifiedAt, companyId, siteId, locale, documentId]);

/** The paths of some documents, by locale; only where they are published. */
export const findPaths = (reader: Reader, companyId: number, ids: readonly number[]): Promise<PublishedPath[]> =>
  reader.query<PublishedPath>(`SELECT document_id AS id, locale, path FROM published WHERE company_id = ? AND document_id IN (${places(ids.length)})`, [companyId, ...ids]);

/** The last made entry of a collection that is published, in each locale: also those that its site does not have any more. */
export const findLastOfEach = (reader: Reader, companyId: number, collectionId: number): Promise<{ readonly locale: string; readonly documentId: number }[]> =>
  reader.query('SELECT locale, MAX(document_id) AS documentId FROM published WHERE company_id = ? AND collection_id = ? GROUP BY locale ORDER BY locale', [companyId, collectionId]);

/** The titles and paths of some documents in a locale, by id, in one query; only where they are published. */
export async function findTargets(reader: Reader, companyId: number, { siteId, locale, ids }: SiteLocale & { readonly ids: readonly number[] }): Promise<ReadonlyMap<number, PublishedTarget>> {
  return byId(await reader.query<PublishedTarget>(`SELECT document_id AS id, title, path FROM published WHERE company_id = ? AND site_id = ? AND locale = ? AND document_id IN (${places(ids.length)})`, [companyId, siteId, locale, ...ids]));
}

/** What links show of a published document. */
export interface PublishedTarget {
  readonly id: number;
  readonly title: string;
  readonly path: string;
}

/** Where websites find a document in a locale. */
export interface PublishedPath {
  readonly id: number;
  readonly locale: string;
  readonly path: string;
}

/** The document that is published at a path. */
export async function findPublishedAt(reader: Reader, companyId: number, { siteId, locale, path }: SiteLocale & { readonly path: string }): Promise<Published | undefined> {
  const [row] = await reader.query<PublishedRow>(`${SELECT} AND site_id = ? AND locale = ? AND path = ?`, [companyId, siteId, locale, path]);
  return row && toPublished(row);
}

/** Store what websites read of a document; a path that another has is ALREADY_EXISTS and says which. */
export async function writePublished(transaction: Transaction, companyId: number, published: Published): Promise<void> {
  const { siteId, locale, path, documentId } = published;
  const holder = await findPublishedAt(transaction, companyId, { siteId, locale, path });
  if (holder && holder.documentId !== documentId) throw takenPath(published, holder);
  await transaction.upsert(PUBLISHED, [{ company_id: companyId, ...columns(published) }]);
}

/** The refusal of a path that another document has. */
const takenPath = ({ path, locale }: Pick<Published, 'locale' | 'path'>, { documentId, title, kind }: Published): Failure =>
  new Failure('ALREADY_EXISTS', `The ${kind === 'PAGE' ? 'page' : 'entry'} ${String(documentId)} is published at ${path} in ${locale}; give one of them another slug`, { slug: [`leads to ${path}, which is taken`], holder: String(documentId), holderTitle: title });

/** The pages, or the entries, that are published below a path. */
export interface Below extends SiteLocale {
  readonly kind: DocumentKind;
  readonly from: string;
}

/** Move the pages, or the entries, that are published below one path to another; a path that is taken there is ALREADY_EXISTS. Answers how many moved. */
export function movePublishedBelow(transaction: Transaction, companyId: number, { siteId, locale, kind, from, to, at }: Below & { readonly to: string; readonly at: Instant }): Promise<number> {
  return transaction.execute('UPDATE published SET path = CONCAT(?, SUBSTR(path, ?)), modified_at = ? WHERE company_id = ? AND site_id = ? AND locale = ? AND path >= ? AND path < ? AND kind = ?',
    [to, lengthOf(from) + 1, at, companyId, siteId, locale, ...rangeBelow(from), kind]).catch((error: unknown) => {
    throw error instanceof DuplicateKey ? new Failure('ALREADY_EXISTS', `Something is published below ${to} in ${locale} already`, { slug: [`leads to ${to}, below which paths are taken`] }, { cause: error }) : error;
  });
}

/** The function that counts the characters of a text. */
const CHARACTERS = { sqlite: 'LENGTH', mysql: 'CHAR_LENGTH' } as const;

/** How long the longest path below another is; 0 where nothing is published below it. */
export async function longestBelow(reader: Reader, companyId: number, { siteId, locale, kind, from }: Below): Promise<number> {
  const [row] = await reader.query<{ readonly longest: number | null }>(
    `SELECT MAX(${CHARACTERS[reader.dialect]}(path)) AS longest FROM published WHERE company_id = ? AND site_id = ? AND locale = ? AND path >= ? AND path < ? AND kind = ?`, [companyId, siteId, locale, ...rangeBelow(from), kind]);
  return row?.longest ?? 0;
}

/** The pages that are published below a path in a locale. */
export const findPagesBelow = async (reader: Reader, companyId: number, { siteId, locale, kind, from }: Below): Promise<Published[]> =>
  (await reader.query<PublishedRow>(`${SELECT} AND site_id = ? AND locale = ? AND path >= ? AND path < ? AND kind = ? ORDER BY path`, [companyId, siteId, locale, ...rangeBelow(from), kind])).map(toPublished);

/** Take documents out of what websites read in a locale. */
export const deletePublished = (transaction: Transaction, companyId: number, { siteId, locale, ids }: SiteLocale & { readonly ids: readonly number[] }): Promise<number> =>
  transaction.execute(`DELETE FROM published WHERE company_id = ? AND site_id = ? AND locale = ? AND document_id IN (${places(ids.length)})`, [companyId, siteId, locale, ...ids]);

const columns = (one: Published) => ({
  site_id: one.siteId, locale: one.locale, document_id: one.documentId, kind: one.kind, collection_id: one.collectionId ?? NONE, template: one.template,
  is_home: one.isHome ? 1 : 0, sort: one.sort, title: one.title, slug: one.slug, path: one.path, content: one.content, seo: one.seo, etag: one.etag, published_at: one.publishedAt, modified_at: one.modifiedAt,
});

/** A row of {@link PUBLISHED_ROW} as a record. */
export const toPublished = (row: PublishedRow): Published => ({
  siteId: row.site_id, locale: row.locale, documentId: row.document_id, kind: row.kind, collectionId: row.collection_id === NONE ? null : row.collection_id,
  template: row.template, isHome: row.is_home === 1, sort: row.sort, title: row.title, slug: row.slug, path: row.path, content: row.content, seo: row.seo, etag: row.etag, publishedAt: row.published_at, modifiedAt: row.modified_at,
});
