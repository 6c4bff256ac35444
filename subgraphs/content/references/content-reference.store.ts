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

/** A path at which links lead to a document: of one locale, or of any. */
export interface LinkedPath {
  readonly siteId: number;
  readonly path: string;
  readonly locale: string | null;
}

interface Usage extends ReferenceTarget {
  /** A few: one for each locale of a site. */
  readonly linked: readonly LinkedPath[];
  readonly keys: Keyset;
}

/** A page of the references to something, links to paths included: each path has an index in the order of the list, of which no more than a page is read. */
export async function findUsage(reader: Reader, companyId: number, { kind, target, linked, keys }: Usage): Promise<ContentReference[]> {
  const [order, parts] = [`ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [{ sql: 'r.kind = ? AND r.target = ?', parameters: [kind, target] }, ...linked.map(linkedPart)]];
  const found = parts.map(({ sql }, index) => `SELECT * FROM (SELECT r.document_id, r.place FROM content_reference r WHERE r.company_id = ? AND ${sql}${keys.where} ${order}) part${String(index)}`);
  const rows = await reader.query<ReferenceRow>(
    `${COLUMNS} FROM (${found.join(' UNION ')}) u JOIN content_reference r ON r.company_id = ? AND r.document_id = u.document_id AND r.place = u.place ${RECORDS} ${order}`,
    [...parts.flatMap(({ parameters }) => [companyId, ...parameters, ...keys.parameters]), companyId]);
  return rows.map(toReference);
}

const linkedPart = ({ siteId, path, locale }: LinkedPath): { readonly sql: string; readonly parameters: readonly ColumnValue[] } =>
  (locale === null ? { sql: 'r.site_id = ? AND r.page_path = ?', parameters: [siteId, path] } : { sql: 'r.site_id = ? AND r.page_path = ? AND r.link_locale = ?', parameters: [siteId, path, locale] });

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
