import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { countRows } from '#subgraph-kit/counted-rows.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { unindexed } from '#subgraph-kit/search/among-states.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { byId } from '#subgraph-kit/grouped.js';
import type { ContentDocument } from './document.js';
import { DOCUMENT, DOCUMENT_ROW, type DocumentRow } from './document.table.js';

/** In a column that a unique index compares: nothing. */
export const NONE = 0;

const SELECT = `SELECT ${DOCUMENT_ROW.names} FROM document WHERE company_id = ?`;

/** One page or entry by its id. */
export async function findDocument(reader: Reader, companyId: number, id: number): Promise<ContentDocument | undefined> {
  return (await findDocuments(reader, companyId, [id])).get(id);
}

/** Pages and entries by id, in one query. */
export async function findDocuments(reader: Reader, companyId: number, ids: readonly number[]): Promise<ReadonlyMap<number, ContentDocument>> {
  const rows = await reader.query<DocumentRow>(`${SELECT} AND id IN (${places(ids.length)})`, [companyId, ...ids]);
  return byId(rows.map(toDocument));
}

/** Which pages are listed: the children of one, or those at the root. */
export interface PageParent {
  readonly siteId: number;
  readonly parentId: number | null;
}

/** The pages below another, or at the root, in their order. */
export async function findChildren(reader: Reader, companyId: number, { siteId, parentId }: PageParent): Promise<ContentDocument[]> {
  const rows = await reader.query<DocumentRow>(`${SELECT} AND site_id = ? AND collection_id = ? AND parent_id = ? ORDER BY sort, id`, [companyId, siteId, NONE, parentId ?? NONE]);
  return rows.map(toDocument);
}

/** The pages below several, in their order, in one query. */
export async function findChildrenOfAll(reader: Reader, companyId: number, parents: readonly Pick<ContentDocument, 'id' | 'siteId'>[]): Promise<ContentDocument[]> {
  const sites = [...new Set(parents.map(({ siteId }) => siteId))];
  const rows = await reader.query<DocumentRow>(`${SELECT} AND site_id IN (${places(sites.length)}) AND collection_id = ? AND parent_id IN (${places(parents.length)}) ORDER BY sort, id`, [companyId, ...sites, NONE, ...parents.map(({ id }) => id)]);
  return rows.map(toDocument);
}

/** The home page of a site. */
export async function findHome(reader: Reader, companyId: number, siteId: number): Promise<ContentDocument | undefined> {
  const rows = await reader.query<DocumentRow>(`${SELECT} AND site_id = ? AND collection_id = ? AND parent_id = ? AND is_home = 1`, [companyId, siteId, NONE, NONE]);
  return rows.map(toDocument)[0];
}

/** A page or an entry that something refers to; without a document where it was deleted, or never was. */
interface Referred {
  readonly id: number;
  readonly document: ContentDocument | undefined;
}

/** What something refers to; undefined for what is no page or entry, and for the number of one of the other kind. */
export async function findReferred(reader: Reader, companyId: number, { kind, target }: { readonly kind: string; readonly target: string }): Promise<Referred | undefined> {
  const id = kind === 'PAGE' || kind === 'ENTRY' ? Number(target) : undefined;
  if (id === undefined || !Number.isSafeInteger(id)) return undefined;
  const document = await findDocument(reader, companyId, id);
  return document && document.kind !== kind ? undefined : { id, document };
}

interface EntriesAsked {
  readonly collectionId: number;
  readonly conditions: readonly Condition[];
  readonly keys: Keyset;
}

/** A page of a collection's entries, the last changed first. */
export async function findEntries(reader: Reader, companyId: number, { collectionId, conditions, keys }: EntriesAsked): Promise<ContentDocument[]> {
  const fulfilled = conditions.map(({ sql }) => ` AND ${sql}`).join('');
  const orderBy = conditions.some(({ isFew }) => isFew) ? unindexed(keys.orderBy) : keys.orderBy;
  const rows = await reader.query<DocumentRow>(`${SELECT} AND collection_id = ?${fulfilled}${keys.where} ORDER BY ${orderBy} ${atMost(keys.limit)}`, [companyId, collectionId, ...conditions.flatMap(({ parameters }) => parameters), ...keys.parameters]);
  return rows.map(toDocument);
}

/** How many entries of a collection fulfil some conditions; null for too many to count. */
export const countFoundEntries = (reader: Reader, companyId: number, { collectionId, conditions }: Omit<EntriesAsked, 'keys'>): Promise<number | null> =>
  countRows(reader, `SELECT 1 FROM document WHERE company_id = ? AND collection_id = ?${conditions.map(({ sql }) => ` AND ${sql}`).join('')}`, [companyId, collectionId, ...conditions.flatMap(({ parameters }) => parameters)]);

/** How many entries a collection has. */
export async function countEntries(reader: Reader, companyId: number, collectionId: number): Promise<number> {
  const [row] = await reader.query<{ readonly number: number }>('SELECT COUNT(*) AS number FROM document WHERE company_id = ? AND collection_id = ?', [companyId, collectionId]);
  return row?.number ?? 0;
}

/** The documents of a template, the first so many, by id. */
export async function findOfTemplate(reader: Reader, companyId: number, { siteId, template, after, most }: { readonly siteId: number; readonly template: string; readonly after: number; readonly most: number }): Promise<ContentDocument[]> {
  const rows = await reader.query<DocumentRow>(`${SELECT} AND site_id = ? AND template = ? AND id > ? ORDER BY id ${atMost(most)}`, [companyId, siteId, template, after]);
  return rows.map(toDocument);
}

/** The entries of a collection, the first so many, by id. */
export async function findOfCollection(reader: Reader, companyId: number, { collectionId, after, most }: { readonly collectionId: number; readonly after: number; readonly most: number }): Promise<ContentDocument[]> {
  const rows = await reader.query<DocumentRow>(`${SELECT} AND collection_id = ? AND id > ? ORDER BY id ${atMost(most)}`, [companyId, collectionId, after]);
  return rows.map(toDocument);
}

/** How many documents a template has. */
export async function countOfTemplate(reader: Reader, companyId: number, { siteId, template }: { readonly siteId: number; readonly template: string }): Promise<number> {
  const [row] = await reader.query<{ readonly number: number }>('SELECT COUNT(*) AS number FROM document WHERE company_id = ? AND site_id = ? AND template = ?', [companyId, siteId, template]);
  return row?.number ?? 0;
}

/** The place behind the last of some siblings. */
export async function nextSort(reader: Reader, companyId: number, { siteId, collectionId, parentId }: PageParent & { readonly collectionId: number | null }): Promise<number> {
  const [row] = await reader.query<{ readonly last: number | null }>('SELECT MAX(sort) AS last FROM document WHERE company_id = ? AND site_id = ? AND collection_id = ? AND parent_id = ?', [companyId, siteId, collectionId ?? NONE, parentId ?? NONE]);
  return (row?.last ?? 0) + 1;
}

/** Store a new page or entry. */
export const insertDocument = (transaction: Transaction, companyId: number, document: ContentDocument): Promise<void> =>
  transaction.insert(DOCUMENT, [{ company_id: companyId, id: document.id, created_at: document.createdAt, ...columns(document) }]);

/** Update a page or entry; throws a conflict, which restarts the update, when another transaction changed it since it was read. */
export async function updateDocumentRow(transaction: Transaction, companyId: number, document: ContentDocument): Promise<void> {
  const values = columns(document);
  const found = await transaction.execute(
    `UPDATE document SET ${Object.keys(values).map((column) => `${column} = ?`).join()} WHERE company_id = ? AND id = ? AND version = ?`,
    [...Object.values(values), companyId, document.id, document.version - 1]);
  if (found === 0) throw new WriteConflict('The document changed meanwhile');
}

/** Delete a page or entry. */
export const deleteDocumentRow = (transaction: Transaction, companyId: number, id: number): Promise<number> =>
  transaction.execute('DELETE FROM document WHERE company_id = ? AND id = ?', [companyId, id]);

const columns = ({ siteId, kind, collectionId, parentId, template, isHome, sort, version, updatedAt }: ContentDocument) => ({
  site_id: siteId, kind, collection_id: collectionId ?? NONE, parent_id: parentId ?? NONE, template, is_home: isHome ? 1 : 0, sort, version, updated_at: updatedAt,
});

const orNull = (id: number): number | null => (id === NONE ? null : id);

const toDocument = (row: DocumentRow): ContentDocument => ({
  id: row.id, siteId: row.site_id, kind: row.kind, collectionId: orNull(row.collection_id), parentId: orNull(row.parent_id), template: row.template, isHome: row.is_home === 1, sort: row.sort,
  version: row.version, createdAt: row.created_at, updatedAt: row.updated_at,
});
