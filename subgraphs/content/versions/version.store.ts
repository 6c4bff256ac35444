import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { readableRow, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { Draft, Translation } from '../documents/document.js';
import { TRANSLATION_VERSION, VERSION_ROW, WHOLE_VERSION_ROW, type VersionRow, type WholeVersionRow } from './translation-version.table.js';
import { MOST_VERSIONS, type ContentVersion, type VersionKey } from './version.js';

const SELECT = `SELECT ${VERSION_ROW.of('v')}, CASE WHEN t.published_version = v.version THEN 1 ELSE 0 END AS is_published FROM translation_version v
  JOIN translation t ON t.company_id = v.company_id AND t.document_id = v.document_id AND t.locale = v.locale WHERE v.company_id = ? AND v.document_id = ? AND v.locale = ?`;
const WHOLE = `SELECT ${WHOLE_VERSION_ROW.names} FROM translation_version WHERE company_id = ?`;

/** Keep a draft that was just saved, and no more than the last hundred beside the one that websites read. */
export async function keepVersion(transaction: Transaction, companyId: number, { documentId, locale, version, title, slug, content, seo, updatedAt, updatedBy, publishedVersion }: Translation): Promise<void> {
  await transaction.insert(TRANSLATION_VERSION, [{
    company_id: companyId, document_id: documentId, locale, version, title, slug, content: JSON.stringify(content), seo: JSON.stringify(seo), saved_at: updatedAt, saved_by: updatedBy,
  }]);
  if (version <= MOST_VERSIONS) return;
  await transaction.execute('DELETE FROM translation_version WHERE company_id = ? AND document_id = ? AND locale = ? AND version <= ? AND version <> ?', [companyId, documentId, locale, version - MOST_VERSIONS, publishedVersion ?? 0]);
}

/** Delete the versions of a document, or of its text in a locale. */
export const deleteVersions = (transaction: Transaction, companyId: number, { documentId, locale }: { readonly documentId: number; readonly locale?: string }): Promise<number> =>
  transaction.execute(`DELETE FROM translation_version WHERE company_id = ? AND document_id = ?${locale === undefined ? '' : ' AND locale = ?'}`, [companyId, documentId, ...locale === undefined ? [] : [locale]]);

/** A page of the versions of a text, the newest first. */
export async function findVersions(reader: Reader, companyId: number, { documentId, locale, keys }: Omit<VersionKey, 'version'> & { readonly keys: Keyset }): Promise<ContentVersion[]> {
  return (await reader.query<VersionRow>(`${SELECT}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, documentId, locale, ...keys.parameters])).map(toVersion);
}

/** One version without its content. */
export async function findVersion(reader: Reader, companyId: number, { documentId, locale, version }: VersionKey): Promise<ContentVersion | undefined> {
  return (await reader.query<VersionRow>(`${SELECT} AND v.version = ?`, [companyId, documentId, locale, version])).map(toVersion)[0];
}

/** One version as the draft that it was; a damaged one is INTERNAL, because nothing may be saved of it. */
export async function findVersionDraft(reader: Reader, companyId: number, { documentId, locale, version }: VersionKey): Promise<Draft | undefined> {
  const [row] = await reader.query<WholeVersionRow>(`${WHOLE} AND document_id = ? AND locale = ? AND version = ?`, [companyId, documentId, locale, version]);
  return readableRow(reader, row, mapping(companyId));
}

/** What versions say, in one query; a damaged one is left out. */
export async function findVersionDrafts(reader: Reader, companyId: number, versions: readonly ContentVersion[]): Promise<ReadonlyMap<ContentVersion, Draft>> {
  const places = versions.map(() => 'document_id = ? AND locale = ? AND version = ?').join(' OR ');
  const rows = await reader.query<WholeVersionRow>(`${WHOLE} AND (${places})`, [companyId, ...versions.flatMap(({ documentId, locale, version }) => [documentId, locale, version])]);
  const found = new Map(readableRows(reader, rows, mapping(companyId)).map((draft) => [nameOf(draft), draft]));
  return new Map(versions.flatMap((version) => {
    const draft = found.get(nameOf(version));
    return draft ? [[version, draft] as const] : [];
  }));
}

const nameOf = ({ documentId, locale, version }: VersionKey): string => `${String(documentId)} ${locale} ${String(version)}`;

const mapping = (companyId: number): Mapping<WholeVersionRow, Draft & VersionKey> => ({
  companyId,
  map: ({ document_id: documentId, locale, version, title, slug, content, seo }, stored) => ({
    documentId, locale, version, title, slug, content: content === null ? null : stored.value(content, 'content'), seo: seo === null ? null : stored.value(seo, 'seo'),
  }),
  nameOf: ({ document_id: documentId, locale, version, title }) =>
    ({ table: 'translation_version', id: nameOf({ documentId, locale, version }), name: `Version ${String(version)} of the ${locale} text of ${title}` }),
});

const toVersion = ({ document_id: documentId, saved_at: savedAt, saved_by: savedBy, is_published: isPublished, ...row }: VersionRow): ContentVersion =>
  ({ ...row, documentId, savedAt, savedBy, isPublished: isPublished === 1 });
