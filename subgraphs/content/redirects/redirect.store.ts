import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { DocumentKind } from '../documents/document.js';
import { rangeBelow } from '../documents/path.js';
import type { SiteLocale } from '../documents/published.store.js';
import type { LinkOnSite } from '../references/link-on-site.js';
import { REDIRECT_STATUSES, type Redirect } from './redirect.js';
import { REDIRECT, REDIRECT_ROW, type RedirectRow } from './redirect.table.js';
import { targetColumns } from './redirect-target.js';

const SELECT = `SELECT ${REDIRECT_ROW.names} FROM redirect WHERE company_id = ? AND site_id = ? AND locale = ?`;

/** The redirect of a path. */
export async function findRedirect(reader: Reader, companyId: number, { siteId, locale, from }: Pick<Redirect, 'from' | 'locale' | 'siteId'>): Promise<Redirect | undefined> {
  const [row] = await reader.query<RedirectRow>(`${SELECT} AND from_path = ?`, [companyId, siteId, locale, from]);
  return row && toRedirect(row);
}

/** Which redirects are listed. */
export interface RedirectsAsked extends SiteLocale {
  /** Part of their paths. */
  readonly text?: string | null | undefined;
}

/** A page of the redirects of a site in a locale, by path. */
export async function pageOfRedirects(reader: Reader, companyId: number, { siteId, locale, text, keys }: RedirectsAsked & { readonly keys: Keyset }): Promise<Redirect[]> {
  const [withText, own] = text == null ? ['', []] : [' AND INSTR(from_path, ?) > 0', [text.normalize('NFC')]];
  return (await reader.query<RedirectRow>(`${SELECT}${withText}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, siteId, locale, ...own, ...keys.parameters])).map(toRedirect);
}

/** A redirect with where on the site its url leads. */
type StoredRedirect = Redirect & { readonly leadsTo: LinkOnSite | undefined };

/** Store a redirect, new or known by its path. */
export const writeRedirect = (transaction: Transaction, companyId: number, { siteId, locale, from, status, documentId, url, origin, createdAt, leadsTo }: StoredRedirect): Promise<void> =>
  transaction.upsert(REDIRECT, [{ company_id: companyId, site_id: siteId, locale, from_path: from, status, document_id: documentId, url, origin, created_at: createdAt, ...targetColumns(leadsTo) }]);

/** Delete the redirect of a path. */
export const deleteRedirect = (transaction: Transaction, companyId: number, { siteId, locale, from }: Pick<Redirect, 'from' | 'locale' | 'siteId'>): Promise<number> =>
  transaction.execute('DELETE FROM redirect WHERE company_id = ? AND site_id = ? AND locale = ? AND from_path = ?', [companyId, siteId, locale, from]);

/** Delete the redirects that lead to a document that is no more. */
export const deleteRedirectsTo = (transaction: Transaction, companyId: number, documentId: number): Promise<number> =>
  transaction.execute('DELETE FROM redirect WHERE company_id = ? AND document_id = ?', [companyId, documentId]);

/** What is published of a kind below a path, in a locale. */
export interface MovedRange extends SiteLocale {
  readonly kind: DocumentKind;
  readonly from: string;
  readonly at: Instant;
}

/** Leave a redirect at every path of pages, or of entries, that is published below another, before they move. */
export async function leaveRedirectsBelow(transaction: Transaction, companyId: number, { siteId, locale, kind, from, at }: MovedRange): Promise<void> {
  await deleteCoveredRedirects(transaction, companyId, { siteId, locale, path: from });
  await transaction.execute(
    `INSERT INTO redirect (company_id, site_id, locale, from_path, status, document_id, url, origin, created_at)
     SELECT company_id, site_id, locale, path, 301, document_id, NULL, 'MOVED', ? FROM published WHERE company_id = ? AND site_id = ? AND locale = ? AND path >= ? AND path < ? AND kind = ?`,
    [at, companyId, siteId, locale, ...rangeBelow(from), kind]);
}

const COVERED = `FROM redirect WHERE company_id = ? AND site_id = ? AND locale = ? AND (from_path = ? OR (from_path >= ? AND from_path < ?))
  AND EXISTS (SELECT 1 FROM published p WHERE p.company_id = redirect.company_id AND p.site_id = redirect.site_id AND p.locale = redirect.locale AND p.path = redirect.from_path)`;

/** A redirect that an editor made at a path, or below it, where something is published by now. */
export async function findCoveredByEditor(reader: Reader, companyId: number, { siteId, locale, path }: SiteLocale & { readonly path: string }): Promise<Redirect | undefined> {
  const [row] = await reader.query<RedirectRow>(`SELECT ${REDIRECT_ROW.names} ${COVERED} AND origin = 'EDITED' ${atMost(1)}`, [companyId, siteId, locale, path, ...rangeBelow(path)]);
  return row && toRedirect(row);
}

/** Delete the redirects at and below a path where something is published: what is there needs none. */
export const deleteCoveredRedirects = (transaction: Transaction, companyId: number, { siteId, locale, path }: SiteLocale & { readonly path: string }): Promise<number> =>
  transaction.execute(`DELETE ${COVERED}`, [companyId, siteId, locale, path, ...rangeBelow(path)]);

/** Delete the redirects at and below a path. */
export const deleteRedirectsBelow = (transaction: Transaction, companyId: number, { siteId, locale, path }: SiteLocale & { readonly path: string }): Promise<number> =>
  transaction.execute('DELETE FROM redirect WHERE company_id = ? AND site_id = ? AND locale = ? AND (from_path = ? OR (from_path >= ? AND from_path < ?))', [companyId, siteId, locale, path, ...rangeBelow(path)]);

/** A row as a record. */
export const toRedirect = (row: RedirectRow): Redirect => ({
  siteId: row.site_id, locale: row.locale, from: row.from_path, status: REDIRECT_STATUSES.find((status) => status === row.status) ?? 302, // only these are stored
  documentId: row.document_id, url: row.url, origin: row.origin, createdAt: row.created_at,
});
