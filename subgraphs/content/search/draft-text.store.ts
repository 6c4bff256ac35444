import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { changeTokens, insertTokens, type FoundBy } from '#subgraph-kit/search/search-token.store.js';
import { places } from '#subgraph-kit/statement.js';
import type { ContentDocument, Translation } from '../documents/document.js';
import { ABOVE, tokensOfDraft } from './draft-words.js';
import { recordOf } from './draft-record.js';
import { DRAFT_TEXT, DRAFT_TOKEN } from './draft-text.table.js';

interface Indexed {
  readonly document: Pick<ContentDocument, 'id' | 'kind' | 'siteId'>;
  readonly translation: Translation;
  /** What its content says. */
  readonly text: string;
}

/** Store what a draft says and is found by, new or changed; but not the path above it. */
export async function writeDraftText(transaction: Transaction, companyId: number, { document: { id, kind, siteId }, translation: { locale, title, slug, updatedAt }, text }: Indexed): Promise<void> {
  const record = recordOf(id, locale);
  await transaction.upsert(DRAFT_TEXT, [{ company_id: companyId, record, site_id: siteId, document_id: id, locale, kind, updated_at: updatedAt, text }]);
  const rows = await transaction.query<{ readonly token: string }>('SELECT token FROM draft_token WHERE company_id = ? AND record = ?', [companyId, record]);
  const before = rows.flatMap(({ token }) => (token.startsWith(ABOVE) ? [] : [token]));
  await changeTokens(transaction, DRAFT_TOKEN, { companyId, records: [{ record, before, after: tokensOfDraft([title, slug, text]) }] });
}

const AT_ONCE = 200;

/** The tokens between these, the last excluded, are of the path above a draft. */
const PATH_TOKENS = [ABOVE, '0'] as const; // 0 follows / in ASCII

/** Store the tokens of the paths above some drafts instead of those they have; what stays is not written. */
export async function writePathTokens(transaction: Transaction, companyId: number, records: readonly FoundBy[]): Promise<void> {
  for (let from = 0; from < records.length; from += AT_ONCE) await writeSomePathTokens(transaction, companyId, records.slice(from, from + AT_ONCE));
}

async function writeSomePathTokens(transaction: Transaction, companyId: number, records: readonly FoundBy[]): Promise<void> {
  const rows = await transaction.query<{ readonly record: string; readonly token: string }>(`SELECT record, token FROM draft_token WHERE company_id = ? AND record IN (${places(records.length)}) AND token >= ? AND token < ?`, [companyId, ...records.map(({ record }) => record), ...PATH_TOKENS]);
  const known = grouped(rows, ({ record }) => record);
  const changed = records.filter(({ record, tokens }) => (known.get(record) ?? []).map(({ token }) => token).sort().join() !== tokens.toSorted().join());
  if (changed.length === 0) return;
  await transaction.execute(`DELETE FROM draft_token WHERE company_id = ? AND record IN (${places(changed.length)}) AND token >= ? AND token < ?`, [companyId, ...changed.map(({ record }) => record), ...PATH_TOKENS]);
  await insertTokens(transaction, DRAFT_TOKEN, { companyId, records: changed });
}

/** Find a document no more, or its text in a locale. */
export async function forgetDraftText(transaction: Transaction, companyId: number, { documentId, locale }: { readonly documentId: number; readonly locale?: string }): Promise<void> {
  const known = await transaction.query<{ readonly record: string }>('SELECT record FROM draft_text WHERE company_id = ? AND document_id = ?', [companyId, documentId]);
  const records = known.flatMap(({ record }) => (locale === undefined || record === recordOf(documentId, locale) ? [record] : []));
  if (records.length === 0) return;
  await transaction.execute(`DELETE FROM draft_token WHERE company_id = ? AND record IN (${places(records.length)})`, [companyId, ...records]);
  await transaction.execute(`DELETE FROM draft_text WHERE company_id = ? AND record IN (${places(records.length)})`, [companyId, ...records]);
}

/** What drafts say, by their records, in one query. */
export async function findDraftTexts(reader: Reader, companyId: number, records: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.query<{ readonly record: string; readonly text: string }>(`SELECT record, text FROM draft_text WHERE company_id = ? AND record IN (${places(records.length)})`, [companyId, ...records]);
  return new Map(rows.map(({ record, text }) => [record, text]));
}

/** Those of some locales in which there are texts, of some sites or of all. */
export async function findLocalesOfTexts(reader: Reader, companyId: number, { siteIds, locales }: { readonly siteIds: readonly number[] | undefined; readonly locales: readonly string[] }): Promise<string[]> {
  const ofSites = siteIds ? ` AND site_id IN (${places(siteIds.length)})` : '';
  const rows = await reader.query<{ readonly locale: string }>(`SELECT DISTINCT locale FROM draft_text WHERE company_id = ?${ofSites} AND locale IN (${places(locales.length)})`, [companyId, ...siteIds ?? [], ...locales]);
  return rows.map(({ locale }) => locale);
}

/** The slug of a document in a locale. */
export interface SlugRow {
  readonly id: number;
  readonly locale: string;
  readonly slug: string;
}

/** The slugs of some documents in every locale, in one query. */
export const findSlugs = (reader: Reader, companyId: number, ids: readonly number[]): Promise<SlugRow[]> =>
  reader.query<SlugRow>(`SELECT document_id AS id, locale, slug FROM translation WHERE company_id = ? AND document_id IN (${places(ids.length)})`, [companyId, ...ids]);
