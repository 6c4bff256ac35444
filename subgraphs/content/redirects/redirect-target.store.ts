import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, type ColumnValue } from '#subgraph-kit/statement.js';
import { answeredAt } from '../references/answered.store.js';
import type { LinkOnSite } from '../references/link-on-site.js';
import type { Redirect } from './redirect.js';
import { toRedirect } from './redirect.store.js';
import { REDIRECT_ROW, type RedirectRow } from './redirect.table.js';
import { targetColumns } from './redirect-target.js';

/** The columns that lists of redirects of several locales are in the order of. */
export const TARGET_ORDER = ['e.locale', 'e.from_path'] as const;

const COLUMNS = REDIRECT_ROW.of('e');

/** Those that name a document, and those to the path where it is published; a path without a locale may be of the default one too. Each half has an index. */
const TO_DOCUMENT = `SELECT * FROM redirect WHERE company_id = ? AND document_id = ? UNION
  SELECT r.* FROM published p JOIN site s ON s.company_id = p.company_id AND s.id = p.site_id
    JOIN redirect r ON r.company_id = p.company_id AND r.site_id = p.site_id AND r.to_path = p.path AND (r.to_locale = p.locale OR p.locale = s.default_locale)
    WHERE p.company_id = ? AND p.document_id = ?`;

/** A page of the redirects that lead to a page or an entry. */
export const findRedirectsTo = (reader: Reader, companyId: number, { documentId, keys }: { readonly documentId: number; readonly keys: Keyset }): Promise<Redirect[]> =>
  read(reader, { sql: `SELECT ${COLUMNS} FROM (${TO_DOCUMENT}) e WHERE 1 = 1`, parameters: [companyId, documentId, companyId, documentId], keys });

const BROKEN = `e.status <> 410 AND (
  (e.document_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM published p WHERE p.company_id = e.company_id AND p.site_id = e.site_id AND p.locale = e.locale AND p.document_id = e.document_id))
  OR (e.to_path IS NOT NULL AND NOT (${answeredAt({ of: 'e', locale: 'e.to_locale', path: 'e.to_path' })})))`;

/** A page of the redirects of a site that lead to nothing its website shows. */
export const findBrokenRedirects = (reader: Reader, companyId: number, { siteId, locale, keys }: { readonly siteId: number; readonly locale: string | null | undefined; readonly keys: Keyset }): Promise<Redirect[]> => read(reader, {
  sql: `SELECT ${COLUMNS} FROM redirect e JOIN site s ON s.company_id = e.company_id AND s.id = e.site_id WHERE e.company_id = ? AND e.site_id = ?${locale == null ? '' : ' AND e.locale = ?'} AND ${BROKEN}`,
  parameters: [companyId, siteId, ...locale == null ? [] : [locale]], keys,
});

async function read(reader: Reader, { sql, parameters, keys }: { readonly sql: string; readonly parameters: readonly ColumnValue[]; readonly keys: Keyset }): Promise<Redirect[]> {
  return (await reader.query<RedirectRow>(`${sql}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [...parameters, ...keys.parameters])).map(toRedirect);
}

/** A redirect to a url, and where on its site that is known to lead. */
export interface RedirectLink {
  readonly locale: string;
  readonly from_path: string;
  readonly url: string;
  readonly to_locale: string | null;
  readonly to_path: string | null;
}

/** The redirects of a site to urls behind a place, the first so many. */
export function findRedirectLinks(reader: Reader, companyId: number, { siteId, after, most }: { readonly siteId: number; readonly after: Pick<RedirectLink, 'from_path' | 'locale'>; readonly most: number }): Promise<RedirectLink[]> {
  return reader.query<RedirectLink>(
    `SELECT locale, from_path, url, to_locale, to_path FROM redirect WHERE company_id = ? AND site_id = ? AND locale >= ? AND (locale > ? OR from_path > ?) AND url IS NOT NULL ORDER BY locale, from_path ${atMost(most)}`,
    [companyId, siteId, after.locale, after.locale, after.from_path]);
}

/** Store where on its site a redirect leads. */
export function updateRedirectLink(transaction: Transaction, companyId: number, { siteId, locale, from_path: from, link }: Pick<RedirectLink, 'from_path' | 'locale'> & { readonly siteId: number; readonly link: LinkOnSite | undefined }): Promise<number> {
  const { to_locale: toLocale, to_path: toPath } = targetColumns(link);
  return transaction.execute('UPDATE redirect SET to_locale = ?, to_path = ? WHERE company_id = ? AND site_id = ? AND locale = ? AND from_path = ?', [toLocale, toPath, companyId, siteId, locale, from]);
}
