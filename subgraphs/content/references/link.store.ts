import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';
import { linkColumns, type LinkOnSite } from './link-on-site.js';

/** A link by its address, and where on its site it is known to lead. */
export interface LinkRow {
  readonly document_id: number;
  readonly place: string;
  readonly locale: string;
  readonly url: string;
  readonly link_locale: string | null;
  readonly link_path: string | null;
}

/** Behind which link a list begins. */
export type LinkPlace = Pick<LinkRow, 'document_id' | 'place'>;

/** The links of a site behind a place, the first so many. */
export function findLinks(reader: Reader, companyId: number, { siteId, after, most }: { readonly siteId: number; readonly after: LinkPlace; readonly most: number }): Promise<LinkRow[]> {
  return reader.query<LinkRow>(
    `SELECT document_id, place, locale, url, link_locale, link_path FROM content_reference WHERE company_id = ? AND site_id = ? AND document_id >= ? AND (document_id > ? OR place > ?) AND kind = 'LINK' ORDER BY document_id, place ${atMost(most)}`,
    [companyId, siteId, after.document_id, after.document_id, after.place]);
}

/** Store where on its site a link leads. */
export const updateLink = (transaction: Transaction, companyId: number, { document_id: id, place, link }: LinkPlace & { readonly link: LinkOnSite | undefined }): Promise<number> =>
  transaction.execute('UPDATE content_reference SET link_locale = ?, link_path = ?, page_path = ? WHERE company_id = ? AND document_id = ? AND place = ?', [...Object.values(linkColumns(link)), companyId, id, place]);
