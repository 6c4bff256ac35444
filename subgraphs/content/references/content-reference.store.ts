import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped, slices } from '#subgraph-kit/grouped.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { DocumentKind } from '../documents/document.js';
import type { Reference, ReferenceKind } from '../fields/references-in.js';
import type { Site } from '../sites/site.js';
import { answeredAt } from './answered.store.js';
import type { ContentReference, ReferenceProblem, ReferenceState, ReferringText } from './content-reference.js';
import { CONTENT_REFERENCE } from './content-reference.table.js';
import { linkColumns, linkOnSite } from './link-on-site.js';

const [ROWS_AT_ONCE, DIGITS] = [500, 5] as const;

/** What a text refers to now. */
export interface ReferencesOfText extends ReferringText {
  readonly site: Pick<Site, 'frontendUrl' | 'id' | 'locales'>;
  readonly references: readonly Reference[];
}

/** Keep what a text refers to, in place of what it referred to. */
export async function replaceReferences(transaction: Transaction, companyId: number, { documentId, site, locale, state, references }: ReferencesOfText): Promise<void> {
  await deleteReferences(transaction, companyId, { ids: [documentId], locale, state });
  const text = { company_id: companyId, document_id: documentId, locale, state, site_id: site.id };
  const rows = references.map((reference, index) => ({ ...text, place: `${locale} ${state} ${String(index).padStart(DIGITS, '0')}`, ...columns(reference, { site, locale }) }));
  for (const some of slices(rows, ROWS_AT_ONCE)) await transaction.insert(CONTENT_REFERENCE, some);
}

function columns({ kind, target, path, collection }: Reference, { site, locale }: Pick<ReferencesOfText, 'locale' | 'site'>) {
  if (kind !== 'LINK') return { path, kind, target, record_id: kind === 'ASSET' ? null : Number(target), collection: collection ?? null, url: null, ...linkColumns(undefined) };
  return { path, kind, target: '', record_id: null, collection: null, url: target, ...linkColumns(linkOnSite(site, { locale, url: target })) };
}

/** Forget what documents refer to, all of it or in a locale and state. */
export async function deleteReferences(transaction: Transaction, companyId: number, { ids, locale, state }: { readonly ids: readonly number[]; readonly locale?: string; readonly state?: ReferenceState }): Promise<void> {
  const [ofLocale, ofState] = [locale === undefined ? '' : ' AND locale = ?', state === undefined ? '' : ' AND state = ?'];
  await transaction.execute(`DELETE FROM content_reference WHERE company_id = ? AND document_id IN (${places(ids.length)})${ofLocale}${ofState}`, [companyId, ...ids, ...[locale, state].filter((one) => one !== undefined)]);
}

const PROBLEM = `CASE
  WHEN r.kind = 'ASSET' AND a.id IS NULL THEN 'MISSING'
  WHEN r.kind IN ('PAGE', 'ENTRY') AND d.id IS NULL THEN 'MISSING'
  WHEN r.kind = 'ENTRY' AND r.collection <> c.slug THEN 'OTHER_COLLECTION'
  WHEN r.kind IN ('PAGE', 'ENTRY') AND p.document_id IS NULL THEN 'UNPUBLISHED'
  WHEN r.link_path IS NOT NULL AND NOT (${answeredAt({ of: 'r', locale: 'r.link_locale', path: 'r.link_path' })}) THEN 'NO_ANSWER' END`;

const COLUMNS = `SELECT r.document_id, o.kind AS document_kind, r.place, r.locale, r.state, r.site_id, r.path, r.kind, COALESCE(r.url, r.target) AS target, ${PROBLEM} AS problem`;

const RECORDS = `JOIN document o ON o.company_id = r.company_id AND o.id = r.document_id JOIN site s ON s.company_id = r.company_id AND s.id = r.site_id
  LEFT JOIN asset a ON a.company_id = r.company_id AND a.id = r.target AND r.kind = 'ASSET'
  LEFT JOIN document d ON d.company_id = r.company_id AND d.id = r.record_id AND d.site_id = r.site_id AND d.kind = r.kind
  LEFT JOIN collection c ON c.company_id = r.company_id AND c.id = d.collection_id
  LEFT JOIN published p ON p.company_id = r.company_id AND p.site_id = r.site_id AND p.locale = r.locale AND p.document_id = d.id`;

const SELECT = `${COLUMNS} FROM content_reference r ${RECORDS} WHERE r.company_id = ?`;

/** What the drafts of documents refer to, by document, in one query. */
export async function findDraftReferences(reader: Reader, companyId: number, ids: readonly number[]): Promise<ReadonlyMap<number, readonly ContentReference[]>> {
  const rows = await reader.query<ReferenceRow>(`${SELECT} AND r.document_id IN (${places(ids.length)}) AND r.state = 'DRAFT' ORDER BY r.document_id, r.place`, [companyId, ...ids]);
  return grouped(rows.map(toReference), ({ documentId }) => documentId);
}

/** The columns that lists of references are in the order of. */
export const REFERENCE_ORDER = ['r.document_id', 'r.place'] as const;

/** What is referred to. */
export interface ReferenceTarget {
  readonly kind: ReferenceKind;
  readonly target: string;
}

const NAMED = 'content_reference r WHERE r.company_id = ? AND r.kind = ? AND r.target = ?';

/** Links to the paths where a document is published; a path without a locale may be of the default one too. */
const LINKED = `published q JOIN site t ON t.company_id = q.company_id AND t.id = q.site_id
  JOIN content_reference r ON r.company_id = q.company_id AND r.site_id = q.site_id AND r.page_path = q.path AND (r.link_locale = q.locale OR q.locale = t.default_locale) WHERE q.company_id = ? AND q.document_id = ? AND q.kind = ?`;

/** A page of the references to something, links to the paths of a page or an entry included. Each half has an index, and answers no more than a page of it. */
export async function findUsage(reader: Reader, companyId: number, { kind, target, keys }: ReferenceTarget & { readonly keys: Keyset }): Promise<ContentReference[]> {
  const halves = [{ sql: NAMED, parameters: [companyId, kind, target] }, ...(kind === 'PAGE' || kind === 'ENTRY') && Number.isSafeInteger(Number(target)) ? [{ sql: LINKED, parameters: [companyId, Number(target), kind] }] : []];
  const places = halves.map(({ sql }, index) => `SELECT * FROM (SELECT DISTINCT r.document_id, r.place FROM ${sql}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}) h${String(index)}`).join(' UNION ');
  const rows = await reader.query<ReferenceRow>(
    `${COLUMNS} FROM (${places}) u JOIN content_reference r ON r.company_id = ? AND r.document_id = u.document_id AND r.place = u.place ${RECORDS} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [...halves.flatMap(({ parameters }) => [...parameters, ...keys.parameters]), companyId]);
  return rows.map(toReference);
}

/** The first references to something. */
export const findUsers = async (reader: Reader, companyId: number, { kind, target, most }: ReferenceTarget & { readonly most: number }): Promise<ContentReference[]> =>
  (await reader.query<ReferenceRow>(`${SELECT} AND r.kind = ? AND r.target = ? ORDER BY r.document_id, r.place ${atMost(most)}`, [companyId, kind, target])).map(toReference);

/** Which references are looked at for problems. */
export interface BrokenAsked {
  readonly siteId: number;
  readonly locale?: string | null | undefined;
  readonly state?: ReferenceState | null | undefined;
}

/** A page of the references of a site that its website cannot follow. */
export function findBroken(reader: Reader, companyId: number, { siteId, locale, state, keys }: BrokenAsked & { readonly keys: Keyset }): Promise<ContentReference[]> {
  const where = ` AND r.site_id = ?${locale == null ? '' : ' AND r.locale = ?'}${state == null ? '' : ' AND r.state = ?'} AND (${PROBLEM}) IS NOT NULL`;
  return read(reader, companyId, { where, parameters: [siteId, ...[locale, state].filter((one) => one != null)], keys });
}

async function read(reader: Reader, companyId: number, { where, parameters, keys }: { readonly where: string; readonly parameters: readonly ColumnValue[]; readonly keys: Keyset }): Promise<ContentReference[]> {
  return (await reader.query<ReferenceRow>(`${SELECT}${where}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, ...parameters, ...keys.parameters])).map(toReference);
}

interface ReferenceRow {
  readonly document_id: number;
  readonly document_kind: DocumentKind;
  readonly place: string;
  readonly locale: string;
  readonly state: ReferenceState;
  readonly site_id: number;
  readonly path: string;
  readonly kind: ReferenceKind;
  readonly target: string;
  readonly problem: ReferenceProblem | null;
}

const toReference = ({ document_id: documentId, document_kind: documentKind, site_id: siteId, ...row }: ReferenceRow): ContentReference => ({ documentId, documentKind, siteId, ...row });
